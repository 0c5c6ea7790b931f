import { useTranslation } from "~/i18n/use-translation.tsx";
import { Stars } from "~/ui/stars.tsx";

/** The reviews of a product. Until customers can write some, the shop's own grade stands here and says what it is. */
export function ProductReviews({ rating }: { rating: number }) {
  const { t } = useTranslation();
  return (
    <div className="grid max-w-3xl gap-8 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-12">
      <div>
        <p className="font-display text-5xl tabular-nums">{t("{{rating}} of 5", { rating })}</p>
        <p className="mt-3">
          <Stars rating={rating} size={20} />
        </p>
        <p className="mt-1 text-sm text-muted">{t("Our own grade")}</p>
      </div>
      <div className="space-y-3">
        <h2 className="text-2xl">{t("No customer has written about this yet")}</h2>
        <p>
          {t(
            "The grade is ours: the people who choose what we sell rate finish, usefulness and what it costs. It is an opinion, and we have one on everything here.",
          )}
        </p>
        <p className="text-muted">
          {t(
            "Customer reviews come with accounts: only those who bought a product here will be able to write about it. We do not buy reviews and we do not write any.",
          )}
        </p>
      </div>
    </div>
  );
}
