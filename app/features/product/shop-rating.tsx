import { useTranslation } from "~/i18n/use-translation.tsx";
import { Stars } from "~/ui/stars.tsx";

/** The shop's own rating of a product, labelled as such; nothing if there is none. */
export function ShopRating({ rating, size = 14 }: { rating: number; size?: number }) {
  const { t } = useTranslation();
  if (rating === 0) return null;
  return (
    <span className="flex items-center gap-2 text-sm text-muted">
      <Stars rating={rating} size={size} isOurs />
      <span aria-hidden>{t("our rating")}</span>
    </span>
  );
}
