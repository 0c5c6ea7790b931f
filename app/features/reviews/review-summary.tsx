import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { writeRating } from "~/platform/i18n/write-rating.ts";
import { Stars } from "~/platform/ui/stars.tsx";
import { FitScale } from "./fit-scale.tsx";
import { averageOf, countReviews } from "./histogram.ts";
import type { ReviewPage } from "./review.ts";

type ReviewSummaryProps = {
  page: Pick<ReviewPage, "histogram" | "fitting">;
  hasFit: boolean;
  /** Of the reviews that are shown; 0 for all. */
  stars: number;
  onStars: (stars: number) => void;
};

/** Average and distribution of a product's ratings, each of which can be chosen, and how it fits. */
export function ReviewSummary({ page: { histogram, fitting }, hasFit, stars, onStars }: ReviewSummaryProps) {
  const { t, i18n } = useTranslation("account");
  const count = countReviews(histogram);
  const average = averageOf(histogram);
  return (
    <div className="grid max-w-3xl gap-8 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-12">
      <div>
        <p className="font-display text-5xl tabular-nums">
          {t("{{rating}} of 5", { rating: writeRating(average, i18n.language) })}
        </p>
        <p className="mt-3">
          <Stars rating={average} size={20} />
        </p>
        <p className="mt-1 text-sm text-muted">{t("{{count}} reviews", { count })}</p>
      </div>
      <div className="max-w-sm space-y-6">
        <ul>
          {[5, 4, 3, 2, 1].map((rating) => {
            const times = histogram[rating - 1] ?? 0;
            return (
              <li key={rating}>
                <button
                  type="button"
                  aria-pressed={stars === rating}
                  disabled={times === 0}
                  onClick={() => onStars(stars === rating ? 0 : rating)}
                  className={`flex min-h-8 w-full items-center gap-3 text-sm pointer-coarse:min-h-11 ${stars === rating ? "font-semibold" : ""}`}
                >
                  <span className="min-w-4.5 text-start tabular-nums" aria-hidden>
                    {rating}
                  </span>
                  <span className="sr-only">{t("Rated {{rating}} of 5", { rating })}</span>
                  <svg aria-hidden viewBox="0 0 100 8" preserveAspectRatio="none" className="h-2 grow rtl:-scale-x-100">
                    <rect width="100" height="8" className="fill-ground" />
                    <rect width={(100 * times) / count} height="8" className="fill-ink" />
                  </svg>
                  <span
                    className={`w-6 text-end tabular-nums ${times > 0 ? "underline underline-offset-4" : "text-muted"}`}
                  >
                    {times}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
        {hasFit && <FitScale fitting={fitting} />}
      </div>
    </div>
  );
}
