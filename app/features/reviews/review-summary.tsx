import { useTranslation } from "~/i18n/use-translation.tsx";
import { Stars } from "~/ui/stars.tsx";
import { averageOf, countReviews, type Histogram } from "./review.ts";

/** The browser's meter in the colours of the theme. */
const bar =
  "h-2 grow appearance-none bg-ground [&::-moz-meter-bar]:bg-ink [&::-webkit-meter-bar]:h-2 [&::-webkit-meter-bar]:rounded-none [&::-webkit-meter-bar]:border-0 [&::-webkit-meter-bar]:bg-ground [&::-webkit-meter-optimum-value]:bg-ink";

/** How all reviews of a product rate it. */
export function ReviewSummary({ histogram }: { histogram: Histogram }) {
  const { t } = useTranslation("account");
  const count = countReviews(histogram);
  const average = averageOf(histogram);
  return (
    <div className="grid max-w-3xl gap-8 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-12">
      <div>
        <p className="font-display text-5xl tabular-nums">{t("{{rating}} of 5", { rating: average })}</p>
        <p className="mt-3">
          <Stars rating={average} size={20} />
        </p>
        <p className="mt-1 text-sm text-muted">{t("{{count}} reviews", { count })}</p>
      </div>
      <ul className="max-w-sm space-y-1.5">
        {[5, 4, 3, 2, 1].map((rating) => {
          const times = histogram[rating - 1] ?? 0;
          return (
            <li key={rating} className="flex items-center gap-3 text-sm">
              <span className="w-3 tabular-nums" aria-hidden>
                {rating}
              </span>
              <meter
                className={bar}
                min={0}
                max={count}
                value={times}
                aria-label={t("Rated {{rating}} of 5", { rating })}
              />
              <span className="w-6 text-end text-muted tabular-nums">{times}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
