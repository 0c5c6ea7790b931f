import { useTranslation } from "../i18n/use-translation.tsx";
import { writeRating } from "../i18n/write-rating.ts";

const STEPS = [0, 1, 2, 3, 4];
const SIDE = 24;
const GAP = 3;
/** SVG path of one star in a box of 24, without the x coordinate of its top. */
const STAR = "2.6l2.9 5.9 6.5.95-4.7 4.6 1.1 6.5-5.8-3.05-5.8 3.05 1.1-6.5-4.7-4.6 6.5-.95z";
const starAt = (step: number) => `M${12 + step * (SIDE + GAP)} ${STAR}`;
const WIDTH = 5 * SIDE + 4 * GAP;

type StarsProps = {
  rating: number;
  /** Of how many people it is the mean. */
  count?: number | undefined;
  size?: number | undefined;
  /** Whether it is the shop's own rating rather than customers'. */
  isOurs?: boolean;
};

/** A rating of 1 to 5 as stars, with a text alternative; nothing if there is no rating (0). */
export function Stars({ rating, count, size = 14, isOurs = false }: StarsProps) {
  const { t, i18n } = useTranslation();
  if (rating <= 0) return null;
  const full = Math.round(rating);
  const rated = t(isOurs ? "Our rating: {{rating}} of 5" : "Rated {{rating}} of 5", {
    rating: writeRating(rating, i18n.language),
  });
  return (
    <svg
      role="img"
      aria-label={count === undefined ? rated : `${rated} (${t("{{count}} reviews", { count })})`}
      viewBox={`0 0 ${WIDTH} ${SIDE}`}
      width={(size * WIDTH) / SIDE}
      height={size}
      strokeWidth={1.5}
      className="fill-none stroke-current text-muted/60 rtl:-scale-x-100"
    >
      <path d={STEPS.slice(full).map(starAt).join("")} />
      <path d={STEPS.slice(0, full).map(starAt).join("")} className="fill-ink text-ink" />
    </svg>
  );
}
