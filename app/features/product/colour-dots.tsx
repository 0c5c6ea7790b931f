import { commaList } from "~/platform/i18n/comma-list.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { ONLY } from "../catalogue/choice-words.ts";
import type { Variation } from "../catalogue/product.ts";
import { dotsOf } from "./dot-colours.ts";

/** Number of dots that fit beside a card's stars. */
const MAX_DOTS = 4;

/** A product's colours as dots, or in words if one has no dot of its own; nothing for a product with sizes only. */
export function ColourDots({ variation }: { variation: readonly Variation[] }) {
  const { t } = useTranslation();
  const colours = variation.map((v) => v.color).filter((colour) => colour !== ONLY);
  if (colours.length === 0) return null;
  const names = commaList(
    t,
    colours.map((colour) => t(colour)),
  );
  const dots = dotsOf(colours);
  if (dots.includes(undefined)) return <span className="block truncate text-sm text-muted">{names}</span>;
  return (
    <span role="img" aria-label={t("Colours: {{names}}", { names })} className="flex items-center gap-1.5">
      {colours.slice(0, MAX_DOTS).map((colour, i) => (
        <span key={colour} className={`size-3 rounded-full border border-ink/25 ${dots[i]}`} />
      ))}
      {dots.length > MAX_DOTS && (
        <span className="text-sm leading-none text-muted">{`+${dots.length - MAX_DOTS}`}</span>
      )}
    </span>
  );
}
