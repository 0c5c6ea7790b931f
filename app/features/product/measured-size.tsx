import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import type { Size } from "../catalogue/product.ts";
import { drawSize, type KnownThing } from "./draw-size.ts";

/** A product's measures as a drawing: a box to scale, with the catalogue's numbers, beside a thing that everybody knows. */
export function MeasuredSize({ name, size }: { name: string; size: Size }) {
  const { t, i18n } = useTranslation();
  const { box, thing, labels, viewBox } = drawSize(size);
  const captions: Record<KnownThing, string> = {
    coin: t("Drawn to scale, beside a one-euro coin."),
    sheet: t("Drawn to scale, beside a sheet of A4 paper."),
    person: t("Drawn to scale, beside a person of 1.70 m."),
  };
  return (
    <figure>
      <h2 className="mb-6 text-3xl">{t("In numbers")}</h2>
      <svg
        role="img"
        aria-label={t("Measures of {{name}}", { name })}
        viewBox={viewBox}
        className="w-full max-w-md"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="1.2"
        strokeLinejoin="round"
        direction="ltr"
      >
        <path d={thing.solid} fill="var(--line)" stroke="none" />
        <path d={thing.lines} stroke="var(--muted)" />
        <path d={box} fill="var(--ground)" />
        {labels.map(({ side, cm, line, x, y, anchor }) => (
          <g key={side}>
            <path d={line} stroke="var(--accent)" />
            <text x={x} y={y} textAnchor={anchor} fill="var(--ink)" stroke="none" fontSize="17">
              {`${cm.toLocaleString(`${i18n.language}-u-nu-latn`)} cm`}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="mt-4 text-sm text-muted">{captions[thing.name]}</figcaption>
    </figure>
  );
}
