import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { fitWords } from "./fit-words.ts";
import { fits, type ReviewPage } from "./review.ts";

/** The ends of the scale in a box of 100. */
const [START, END] = [4, 96];

/** How customers say that clothes fit: their mean between too small and too large; nothing until somebody has said so. */
export function FitScale({ fitting }: Pick<ReviewPage, "fitting">) {
  const { t } = useTranslation("account");
  const count = fitting.small + fitting.expected + fitting.large;
  if (count === 0) return null;
  const mean = (fitting.large - fitting.small) / count;
  return (
    <div>
      <p className="mb-2 text-sm font-medium">{t("How it fits")}</p>
      <svg aria-hidden viewBox="0 0 100 8" className="w-full rtl:-scale-x-100">
        <path
          d={`M${START} 4H${END}M${START} 2v4M50 2v4M${END} 2v4`}
          className="stroke-current text-muted"
          strokeWidth={0.6}
        />
        <circle cx={START + ((mean + 1) / 2) * (END - START)} cy={4} r={2.6} className="fill-ink" />
      </svg>
      <ul className="flex justify-between gap-3 text-sm text-muted">
        {fits.map((fit) => (
          <li key={fit} className="text-center">
            {t(fitWords[fit])} <span className="tabular-nums">({fitting[fit]})</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
