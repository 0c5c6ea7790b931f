import { BadgeCheck } from "lucide";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { Icon } from "~/ui/icon.tsx";
import { Stars } from "~/ui/stars.tsx";
import { useDateFormatters } from "../orders/use-date-formatters.ts";
import type { Review } from "./review.ts";

/** A published review, in the language it was written in. */
export function ReviewCard({ review }: { review: Review }) {
  const { t } = useTranslation("account");
  const { day } = useDateFormatters();
  const { author, rating, title, body, writtenAt, editedAt, isVerified, source } = review;
  return (
    <li tabIndex={-1} className="py-6 outline-none">
      <Stars rating={rating} />
      {title && (
        <h3 dir="auto" className="mt-2 text-xl">
          {title}
        </h3>
      )}
      {body && (
        <p dir="auto" className="mt-2 whitespace-pre-line">
          {body}
        </p>
      )}
      <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
        <span dir="auto">{author}</span>
        <time dateTime={writtenAt}>{day(writtenAt)}</time>
        {editedAt && <span>{t("edited")}</span>}
        {isVerified && (
          <span className="inline-flex items-center gap-1 text-good">
            <Icon of={BadgeCheck} size={16} />
            {t("Verified purchase")}
          </span>
        )}
        {source && <span>{t("Written at {{source}}", { source })}</span>}
      </p>
    </li>
  );
}
