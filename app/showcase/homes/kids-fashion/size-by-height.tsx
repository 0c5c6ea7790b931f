import { Plus } from "lucide";
import { useId, useState } from "react";
import { addToCart } from "~/features/cart/add-to-cart.ts";
import { productPath } from "~/features/catalogue/addresses.ts";
import { ProductName } from "~/features/catalogue/catalogue-text.tsx";
import type { ProductSummary, SizeChart } from "~/features/catalogue/product.ts";
import { dotOf } from "~/features/product/dot-colours.ts";
import { PriceTag } from "~/features/product/price-tag.tsx";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { useAnnouncement } from "~/platform/ui/announce.ts";
import { Icon } from "~/platform/ui/icon.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { Picture } from "~/platform/ui/picture.tsx";
import { PanelLink } from "../../sections/panel-link.tsx";

type SizeByHeightProps = {
  title: string;
  text?: string;
  /** Its rows start with the size, as `M` or `X (S)`, the age in years and the height in centimetres. */
  chart: SizeChart | undefined;
  products: readonly ProductSummary[];
  /** A listing that supports `?size=`. */
  to: string;
};

const bars = ["h-28 md:h-40", "h-34 md:h-52", "h-40 md:h-64", "h-46 md:h-76"];

/** A row of children's heights: the chosen one shows what is in stock in that size, by colour, with add buttons. */
export function SizeByHeight({ title, text, chart, products, to }: SizeByHeightProps) {
  const { t } = useTranslation("homes");
  const name = useId();
  const [chosen, setChosen] = useState(1);
  const row = chart?.rows[chosen];
  const size = sizeOf(row);
  const found = products.filter((product) => leftIn(product, size).length > 0);
  const foundWords = t("{{count}} pieces in stock for {{height}} cm", { count: found.length, height: row?.[2] });
  useAnnouncement(foundWords, chosen);
  if (!chart) return null;
  return (
    <section className="wrap py-12 md:py-20">
      <div className="grid gap-8 lg:grid-cols-[1fr_1.6fr] lg:items-end">
        <div>
          <h2 className="text-4xl md:text-6xl">{title}</h2>
          {text && <p className="mt-3 max-w-md text-lg">{text}</p>}
        </div>
        <fieldset className="grid grid-cols-4 items-end gap-2 border-b-4 border-ink md:gap-5">
          <legend className="sr-only">{t("Height of the child")}</legend>
          {chart.rows.map(([, age, height], i) => (
            <label
              key={height}
              className={`flex cursor-pointer flex-col justify-end rounded-t-full bg-(--sky,var(--ground)) px-1 pb-3 text-center transition-colors has-checked:bg-deep has-checked:text-deep-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 ${bars[i]}`}
            >
              <input
                type="radio"
                autoComplete="off"
                className="sr-only"
                name={name}
                checked={i === chosen}
                onChange={() => setChosen(i)}
              />
              <span className="text-lg leading-none font-extrabold tabular-nums md:text-3xl">{height}</span>
              <span className="text-sm">{t("cm")}</span>
              <span className="mt-2 text-sm leading-tight font-semibold md:text-base">
                {t("{{age}} years", { age })}
              </span>
            </label>
          ))}
        </fieldset>
      </div>
      <p className="mt-8 text-lg font-bold">{foundWords}</p>
      <ul className="mt-4 grid grid-cols-2 content-start gap-4 md:grid-cols-4 md:gap-6">
        {found.map((product) => (
          <li key={product.id}>
            <InSize product={product} size={size} />
          </li>
        ))}
      </ul>
      <PanelLink
        to={`${to}?size=${size}&stock=1`}
        label={t("Everything in this size, with filters")}
        look="arrow"
        className="mt-6"
      />
    </section>
  );
}

/** The size code of a row: "x" for `X (S)`. */
function sizeOf(row: readonly string[] | undefined): string {
  return row?.[0]?.split(" ")[0]?.toLowerCase() ?? "";
}

/** The colours of a product that are in stock in a size. */
function leftIn(product: ProductSummary, size: string) {
  if (product.affiliateLink) return [];
  return (product.variation ?? []).filter((one) => one.size.some((s) => s.name === size && s.stock > 0));
}

function InSize({ product, size }: { product: ProductSummary; size: string }) {
  const { t } = useTranslation("homes");
  const left = leftIn(product, size);
  return (
    <div className="flex h-full flex-col rounded-base bg-surface p-3">
      <Picture
        path={left[0]?.image ?? product.pictures[0]}
        alt=""
        sizes="(min-width: 48rem) 20rem, 46vw"
        className="aspect-4/5 w-full rounded-base"
      />
      <Link to={productPath(product)} className="mt-3 leading-snug font-bold hover:underline">
        <ProductName of={product} />
      </Link>
      <PriceTag product={product} />
      <div className="mt-auto flex flex-wrap gap-1 pt-3">
        {left.map(({ color }) => (
          <button
            key={color}
            type="button"
            data-once
            aria-label={t("Add {{name}} in {{colour}} to cart", { name: product.name, colour: t(color) })}
            title={t(color)}
            onClick={() => addToCart(product, { color, size })}
            className={`grid size-11 place-items-center rounded-full border-2 border-surface text-paper outline-1 outline-line hover:outline-ink focus-visible:outline-2! focus-visible:outline-ink! ${color === "white" ? "text-ink!" : ""} ${dotOf(color)}`}
          >
            <Icon of={Plus} size={16} />
          </button>
        ))}
      </div>
    </div>
  );
}
