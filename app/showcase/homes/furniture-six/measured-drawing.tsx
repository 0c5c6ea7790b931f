import { useId, useState } from "react";
import { productPath } from "~/features/catalogue/addresses.ts";
import { CatalogueText, ProductName } from "~/features/catalogue/catalogue-text.tsx";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { AddButton } from "~/features/product/add-button.tsx";
import { PriceTag } from "~/features/product/price-tag.tsx";
import { useCatalogueLanguage } from "~/platform/i18n/catalogue-language.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { PanelLink } from "../../sections/panel-link.tsx";
import { Segments } from "../../sections/segments.tsx";
import { TintedPicture } from "../../sections/tinted-picture.tsx";

type Measured = { product: ProductSummary; facts: Readonly<Record<string, string>> };

const rest = ["Seat height", "Weight", "Material", "Cover", "Assembly"];

/** A product with its measurements drawn onto it, as in a technical drawing; tabs above switch the product. */
export function MeasuredDrawing({ title, text, pieces }: { title: string; text: string; pieces: readonly Measured[] }) {
  const goods = useCatalogueLanguage();
  const { t } = useTranslation("homes");
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const piece = pieces[chosen];
  if (!piece) return null;
  const { product, facts } = piece;
  return (
    <section className="wrap py-12 md:py-20">
      <div className="mb-6 grid gap-3 md:grid-cols-2 md:items-end">
        <h2 className="text-4xl md:text-6xl">{title}</h2>
        <p className="max-w-md text-muted md:justify-self-end">{text}</p>
      </div>
      <Segments
        lang={goods}
        id={id}
        names={pieces.map((one) => one.product.name)}
        chosen={chosen}
        onChoose={setChosen}
        className="mb-5"
      />
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${chosen}`}
        className="grid grid-cols-1 border border-ink lg:grid-cols-[1.7fr_1fr]"
      >
        <figure className="relative isolate bg-surface p-12 pb-20 md:p-20 lg:min-h-[38rem]">
          <TintedPicture
            product={product}
            alt={product.alt[0] ?? ""}
            sizes="(min-width: 64rem) 44vw, 80vw"
            className="mx-auto aspect-4/3 w-full max-w-[44rem]"
          />
          <Measure name={t("Width")} value={facts["Width"]} look="flat" className="inset-x-12 bottom-9 md:inset-x-24" />
          <Measure
            name={t("Height")}
            value={facts["Height"]}
            look="upright"
            className="inset-y-14 start-2 md:inset-y-24 md:start-6"
          />
          <figcaption className="absolute end-4 top-4 text-sm text-muted">
            {`${t("{{label}}:", { label: t("Depth") })} `}
            <CatalogueText>{facts["Depth"]}</CatalogueText>
          </figcaption>
        </figure>
        <div className="flex flex-col border-ink p-6 max-lg:border-t md:p-8 lg:border-s">
          <h3 className="text-3xl">
            <ProductName of={product} />
          </h3>
          <PriceTag product={product} isLarge />
          <dl className="my-6 border-t border-line text-[0.9375rem]">
            {rest.map((name) =>
              facts[name] ? (
                <div
                  key={name}
                  className="grid grid-cols-[min(7rem,33vw)_minmax(0,1fr)] gap-3 border-b border-line py-2.5"
                >
                  <dt className="text-muted">{t(name)}</dt>
                  <dd>
                    <CatalogueText>{facts[name]}</CatalogueText>
                  </dd>
                </div>
              ) : null,
            )}
          </dl>
          <div className="mt-auto flex flex-wrap items-center gap-4">
            <AddButton product={product} />
            <PanelLink to={productPath(product)} label={t("All details")} look="underlined" />
          </div>
        </div>
      </div>
    </section>
  );
}

type MeasureProps = { name: string; value: string | undefined; look: "flat" | "upright"; className: string };

/** A dimension line with its number in the middle. */
function Measure({ name, value, look, className }: MeasureProps) {
  const { t } = useTranslation();
  const isFlat = look === "flat";
  return (
    <p
      className={`absolute flex items-center justify-center ${isFlat ? "h-5 border-x" : "w-5 flex-col border-y"} border-accent ${className}`}
    >
      <span aria-hidden className={`flex-1 border-accent ${isFlat ? "border-t" : "border-s"}`} />
      <span
        className={`shrink-0 text-sm font-medium tabular-nums text-accent ${isFlat ? "px-3" : "rotate-180 px-3 [writing-mode:vertical-rl]"}`}
      >
        <span className="sr-only">{`${t("{{label}}:", { label: name })} `}</span>
        <CatalogueText>{value}</CatalogueText>
      </span>
      <span aria-hidden className={`flex-1 border-accent ${isFlat ? "border-t" : "border-s"}`} />
    </p>
  );
}
