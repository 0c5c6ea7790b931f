import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import type { EnergyLabel } from "../catalogue/product.ts";

/** The colours of the official scale, from best to worst. */
const colours = ["#009640", "#52ae32", "#c8d400", "#ffed00", "#fbba00", "#ec6608", "#e30613"];
const classes = ["A+++", "A++", "A+", "A", "B", "C", "D", "E", "F", "G"];

/**
 * The energy class as the arrow of the official label, with its scale and the product information sheet, to stand beside
 * the price. The letter is as large as a large price, as Regulation (EU) 2017/1369 wants.
 */
export function EnergyClass({ energy }: { energy: EnergyLabel | undefined }) {
  const { t } = useTranslation();
  if (!energy) return null;
  const { class: own, best, worst, sheet, label } = energy;
  const [first, place, last] = [best, own, worst].map((one) => classes.indexOf(one)) as [number, number, number];
  const colour = colours[Math.round(((place - first) / (last - first || 1)) * (colours.length - 1))];
  const edge = 36 + 16 * own.length;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
      <a href={label ?? sheet} target="_blank" rel="noopener" className="py-1.5">
        <svg
          role="img"
          aria-label={t("Energy class {{class}}, scale {{best}} to {{worst}}", { class: own, best, worst })}
          width={edge + 16}
          height="34"
          stroke="#000"
          fontFamily="sans-serif"
          fontWeight="bold"
          textAnchor="middle"
          direction="ltr"
        >
          <path d={`M26 1H${edge}l15 16-15 16H26z`} fill={colour} />
          <path d="M1 1h25v32H1z" fill="#fff" />
          <path d="M13.5 21v-8m-3 3 3-3 3 3" fill="none" />
          <g stroke="none" fontSize="9">
            <text x="13.5" y="10.5">
              {best}
            </text>
            <text x="13.5" y="30.5">
              {worst}
            </text>
          </g>
          <text x={(28 + edge) / 2} y="26" fontSize="25" fill="#fff" paintOrder="stroke" strokeWidth="1.4">
            {own}
          </text>
        </svg>
      </a>
      <a
        href={sheet}
        target="_blank"
        rel="noopener"
        className="py-1.5 text-sm underline underline-offset-4 hover:no-underline"
      >
        {t("Product information sheet")}
      </a>
    </p>
  );
}
