import { productPath } from "~/features/catalogue/addresses.ts";
import { ProductName } from "~/features/catalogue/catalogue-text.tsx";
import { priceOf } from "~/features/catalogue/price.ts";
import type { PriceSpan, ProductSummary } from "~/features/catalogue/product.ts";
import { Money } from "~/features/currency/money.tsx";
import { AddButton } from "~/features/product/add-button.tsx";
import { PriceTag } from "~/features/product/price-tag.tsx";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { Picture } from "~/platform/ui/picture.tsx";

type PriceDrop = { product: ProductSummary; history: readonly PriceSpan[] };

/** Cards of reduced products in the given order, each with its price history; renders nothing if there are none. */
export function PriceDrops({ title, text, drops }: { title: string; text: string; drops: readonly PriceDrop[] }) {
  const { t } = useTranslation("homes");
  if (drops.length === 0) return null;
  return (
    <section className="wrap py-10 md:py-16">
      <div className="mb-7 flex flex-wrap items-end justify-between gap-4">
        <h2 className="text-4xl md:text-6xl">{title}</h2>
        <p className="max-w-md text-muted">{text}</p>
      </div>
      <ol className="grid gap-3 md:grid-cols-2 md:gap-4 xl:grid-cols-3">
        {drops.map(({ product, history }, i) => (
          <li
            key={product.id}
            className={`grid grid-cols-[min(6.5rem,33vw)_minmax(0,1fr)] gap-x-4 gap-y-3 rounded-base bg-surface p-4 md:p-5 ${i === 0 ? "md:col-span-2 md:grid-cols-[14rem_1fr]" : ""}`}
          >
            <Picture
              path={product.pictures[0]}
              alt=""
              sizes={i === 0 ? "14rem" : "6.5rem"}
              className={`w-full rounded-button ${i === 0 ? "aspect-square row-span-2" : "aspect-4/5"}`}
            />
            <div className="min-w-0">
              <p
                className={`font-display leading-none font-semibold tracking-tight text-accent tabular-nums ${i === 0 ? "text-[min(3.75rem,15vw)] md:text-8xl" : "text-4xl"}`}
              >
                {t("−{{percent}}%", { percent: priceOf(product).percent })}
              </p>
              <Link to={productPath(product)} className="mt-2 block leading-snug font-medium hover:underline">
                <ProductName of={product} />
              </Link>
              <PriceTag product={product} isLarge={i === 0} />
            </div>
            <div className={`flex flex-wrap items-end gap-4 ${i === 0 ? "max-md:col-span-2" : "col-span-2"}`}>
              <Course history={history} label={t("Price of {{name}} over time", { name: product.name })} />
              <AddButton product={product} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

const [WIDTH, HEIGHT] = [200, 44];

/** The last four prices as a step chart, with the highest and the lowest in figures. */
function Course({ history, label }: { history: readonly PriceSpan[]; label: string }) {
  const spans = history.toSorted((a, b) => a.validFrom.localeCompare(b.validFrom)).slice(-4);
  const prices = spans.map(({ price }) => price);
  const highest = spans.toSorted((a, b) => b.price - a.price)[0];
  const lowest = spans.toSorted((a, b) => a.price - b.price)[0];
  if (!highest || !lowest) return null;
  const range = Math.max(1, highest.price - lowest.price);
  const yOf = (price: number) => 4 + ((highest.price - price) / range) * (HEIGHT - 8);
  const step = WIDTH / prices.length;
  const line = prices.map((price, i) => `${i === 0 ? "M" : "L"}${i * step} ${yOf(price)}H${(i + 1) * step}`).join("");
  return (
    <div className="min-w-24 flex-1">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={label}
        preserveAspectRatio="none"
        className="h-9 w-full text-accent rtl:-scale-x-100"
      >
        <path d={line} fill="none" stroke="currentColor" strokeWidth="2.5" vectorEffect="non-scaling-stroke" />
      </svg>
      <p className="flex flex-wrap justify-between gap-x-2 text-sm text-muted tabular-nums">
        <Money cents={highest.price} />
        <Money cents={lowest.price} />
      </p>
    </div>
  );
}
