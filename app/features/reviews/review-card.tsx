import { BadgeCheck } from "lucide";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Icon } from "~/platform/ui/icon.tsx";
import { Stars } from "~/platform/ui/stars.tsx";
import { shop } from "../../../shop.config.ts";
import { useDateFormatters } from "../orders/use-date-formatters.ts";
import { fitWords } from "./fit-words.ts";
import { HelpfulButton } from "./helpful-button.tsx";
import type { Review } from "./review.ts";
import type { Own } from "./use-own-review.ts";

type ReviewCardProps = { review: Review; hasFit: boolean; own: Own | undefined };

/** A published review, in the language it was written in, with its pictures and the owner's answer. */
export function ReviewCard({ review, hasFit, own }: ReviewCardProps) {
  const { t } = useTranslation("account");
  const { day } = useDateFormatters();
  const { id, author, rating, title, body, writtenAt, editedAt, isVerified, source, fit, reply } = review;
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
      {hasFit && fit && <p className="mt-2 text-sm">{t("How it fits: {{fit}}", { fit: t(fitWords[fit]) })}</p>}
      <ReviewPictures review={review} />
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
      <HelpfulButton key={`${id} ${own?.votes.includes(id)}`} review={review} own={own} />
      {reply && (
        <div className="mt-4 rounded-base border-s-4 border-line bg-ground/60 p-4">
          <p className="text-sm font-medium">{t("Answer of {{shop}}", { shop: shop.name })}</p>
          <p dir="auto" className="mt-1 whitespace-pre-line">
            {reply}
          </p>
        </div>
      )}
    </li>
  );
}

function ReviewPictures({ review: { author, pictures } }: { review: Review }) {
  const { t } = useTranslation("account");
  if (pictures.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {pictures.map(({ id, width, height }, i) => (
        <li key={id}>
          <a href={`/api/reviews/pictures/${id}`} target="_blank" rel="noreferrer" className="block">
            <img
              src={`/api/reviews/pictures/${id}`}
              alt={t("Picture {{number}} by {{author}}, opens in a new tab", { number: i + 1, author })}
              width={width}
              height={height}
              loading="lazy"
              decoding="async"
              className="h-16 w-20 rounded-base bg-ground object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
