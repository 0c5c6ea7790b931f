import { Star } from "lucide-react";
import { useTranslation } from "~/i18n/use-translation.tsx";

/** A rating of 1 to 5 as stars, with words for those who do not see them; nothing where there is none (0). */
export function Stars({ rating, size = 14 }: { rating: number; size?: number }) {
  const { t } = useTranslation();
  if (rating <= 0) return null;
  return (
    <span className="inline-flex items-center gap-0.5" role="img" aria-label={t("Rated {{rating}} of 5", { rating })}>
      {[1, 2, 3, 4, 5].map((step) => (
        <Star
          key={step}
          size={size}
          aria-hidden
          strokeWidth={1.5}
          className={step <= Math.round(rating) ? "fill-ink text-ink" : "text-muted/60"}
        />
      ))}
    </span>
  );
}
