import { useState } from "react";
import { addManyToCart } from "~/features/cart/add-to-cart.ts";
import { openCartDrawer } from "~/features/cart/cart-drawer.store.ts";
import { ProductName } from "~/features/catalogue/catalogue-text.tsx";
import { priceOf, sum, times } from "~/features/catalogue/price.ts";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { Money } from "~/features/currency/money.tsx";
import { PriceTag } from "~/features/product/price-tag.tsx";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { Button } from "~/ui/button.tsx";
import { Picture } from "~/ui/picture.tsx";
import { QuantityStepper } from "~/ui/quantity-stepper.tsx";
import { piecesForSale } from "./pieces-for-sale.ts";

export type BunchPart = { product: ProductSummary; stems: number; start: number };

type BunchBuilderProps = { title: string; text: string; parts: readonly BunchPart[] };

const leans = ["-rotate-12", "rotate-6", "-rotate-3", "rotate-12", "-rotate-6", "rotate-3"];

/** Maximum number of flowers in the picture; further ones are only counted. */
const MAX_SHOWN = 9;

/** Lets the shopper build a bunch flower by flower: the picture grows, stems are counted and the price follows. */
export function BunchBuilder({ title, text, parts }: BunchBuilderProps) {
  const { t } = useTranslation("homes");
  const [counts, setCounts] = useState(() =>
    parts.map(({ product, start }) => Math.min(start, piecesForSale(product))),
  );
  const stems = parts.reduce((all, { stems: each }, i) => all + each * (counts[i] ?? 0), 0);
  const total = sum(parts.map(({ product }, i) => times(priceOf(product).now, counts[i] ?? 0)));
  const bunch = parts.flatMap((part, i) => Array.from({ length: counts[i] ?? 0 }, (_, turn) => ({ ...part, turn })));

  const isLarge = bunch.length > 3;

  function addAll() {
    addManyToCart(parts.map(({ product }, i) => ({ product, selection: {}, quantity: counts[i] ?? 0 })));
    openCartDrawer();
  }

  return (
    <section className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 py-12 md:py-20 lg:grid-cols-[repeat(2,minmax(0,1fr))] lg:gap-14">
      <div>
        <h2 className="text-4xl md:text-6xl">{title}</h2>
        <p className="mt-3 max-w-md text-muted">{text}</p>
        <ul className="mt-7 border-t border-line">
          {parts.map(({ product, stems: each }, i) => (
            <li
              key={product.id}
              className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 border-b border-line py-3"
            >
              <div className="min-w-48 flex-1">
                <p className="font-display text-xl">
                  <ProductName of={product} />
                </p>
                <div className="flex flex-wrap items-baseline gap-x-3 text-[0.9375rem] text-muted">
                  {t("{{count}} stems", { count: each })}
                  <PriceTag product={product} />
                </div>
              </div>
              <QuantityStepper
                name={product.name}
                quantity={counts[i] ?? 0}
                least={0}
                most={Math.min(piecesForSale(product), 6)}
                onChange={(count) => setCounts(counts.map((old, at) => (at === i ? count : old)))}
              />
            </li>
          ))}
        </ul>
      </div>
      <div className="isolate flex flex-col rounded-base bg-stage text-stage-ink">
        <ul
          aria-hidden
          className={`flex min-h-80 flex-1 content-center items-center justify-center overflow-hidden pt-8 md:min-h-[26rem] ${isLarge ? "flex-wrap px-8 md:px-16" : "px-16 md:px-28"}`}
        >
          {bunch.slice(0, MAX_SHOWN).map(({ product, turn }, i) => (
            // Darken blend: no picture's background hides the flowers beside it, however close they are.
            <li
              key={`${product.id}-${turn}`}
              className={`flex min-w-0 justify-center mix-blend-darken ${isLarge ? "-my-2 w-1/5 md:-my-5" : "max-w-44 flex-1"} ${leans[i % leans.length]}`}
            >
              <Picture
                path={product.pictures[0]}
                alt=""
                sizes="20rem"
                className={`aspect-4/5 max-w-none shrink-0 bg-transparent! brightness-105 [mask-image:radial-gradient(closest-side,black_80%,transparent)] ${isLarge ? "w-28 md:w-52" : "w-44 md:w-80"}`}
              />
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-end justify-between gap-5 p-6 md:p-9">
          <div aria-live="polite">
            <p className="text-[0.9375rem]">{t("{{count}} stems", { count: stems })}</p>
            <p className="font-display text-5xl leading-tight font-(--display-weight) tabular-nums">
              <Money cents={total} />
            </p>
          </div>
          <Button data-once look="accent" aria-disabled={stems === 0} onClick={() => stems > 0 && addAll()}>
            {t("Add the bunch to cart")}
          </Button>
        </div>
      </div>
    </section>
  );
}
