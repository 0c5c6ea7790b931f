import { useId, useState } from "react";
import { colourOrder } from "~/features/catalogue/choice-order.ts";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { colourOptions } from "~/features/product/choice.ts";
import { dotOf } from "~/features/product/dot-colours.ts";
import { ProductGrid } from "~/features/product/product-grid.tsx";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { PanelLink } from "../../sections/panel-link.tsx";

type ColourFilterProps = {
  title: string;
  text?: string;
  products: readonly ProductSummary[];
  /** A listing that supports `?colour=`. */
  to: string;
};

/** Whether a product is available in a colour and in stock. */
function comesInColour(product: ProductSummary, colour: string): boolean {
  return colourOptions(product).some(({ value, obstacle }) => value === colour && !obstacle);
}

/** Colour swatches as large as cloth samples: the chosen one filters the grid in place and tints its pictures. */
export function ColourFilter({ title, text, products, to }: ColourFilterProps) {
  const { t } = useTranslation("homes");
  const name = useId();
  const offered = colourOrder
    .map((colour) => ({ colour, found: products.filter((product) => comesInColour(product, colour)) }))
    .filter(({ found }) => found.length > 0);
  const [chosen, setChosen] = useState<string | undefined>(offered.at(-1)?.colour);
  const shown = offered.find(({ colour }) => colour === chosen);
  if (!shown) return null;
  return (
    <section className="wrap py-12 md:py-16">
      <h2 className="text-4xl md:text-6xl">{title}</h2>
      {text && <p className="mt-3 max-w-lg text-lg text-muted">{text}</p>}
      <fieldset className="mt-8 grid grid-cols-4 gap-2 md:gap-4">
        <legend className="sr-only">{t("Colour")}</legend>
        {offered.map(({ colour, found }) => (
          <label key={colour} className="group cursor-pointer">
            <input
              type="radio"
              autoComplete="off"
              className="peer sr-only"
              name={name}
              checked={colour === chosen}
              onChange={() => setChosen(colour)}
            />
            <span
              aria-hidden
              className={`block h-24 rounded-base border border-ink/15 outline-offset-4 outline-ink transition-[height] duration-300 peer-checked:outline-2 peer-focus-visible:outline-4 motion-reduce:transition-none md:h-40 ${dotOf(colour)}`}
            />
            <span className="mt-3 block font-medium first-letter:uppercase group-has-checked:underline">
              {t(colour)}
            </span>
            <span className="block text-sm text-muted">{t("{{count}} pieces", { count: found.length })}</span>
          </label>
        ))}
      </fieldset>
      <div className="mt-10 min-h-96">
        <ProductGrid products={shown.found} colour={shown.colour} columns={4} />
      </div>
      <PanelLink
        to={`${to}?colour=${shown.colour}`}
        label={t("Everything in {{colour}}", { colour: t(shown.colour) })}
        look="arrow"
        className="mt-8"
      />
    </section>
  );
}
