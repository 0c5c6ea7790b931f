import { useState } from "react";
import { addManyToCart } from "~/features/cart/add-to-cart.ts";
import { openCartDrawer } from "~/features/cart/cart-drawer.store.ts";
import { ProductName } from "~/features/catalogue/catalogue-text.tsx";
import { priceOf, sum, times } from "~/features/catalogue/price.ts";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { Money, useMoney } from "~/features/currency/money.tsx";
import { PriceTag } from "~/features/product/price-tag.tsx";
import { commaList } from "~/platform/i18n/comma-list.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { useAnnouncement } from "~/platform/ui/announce.ts";
import { Button } from "~/platform/ui/button.tsx";
import { QuantityStepper } from "~/platform/ui/quantity-stepper.tsx";
import { piecesForSale } from "../../sections/pieces-for-sale.ts";
import { DrawnBunch } from "./drawn-bunch.tsx";
import type { FlowerKind } from "./drawn-flowers.tsx";

type BunchPart = { product: ProductSummary; kind: FlowerKind; stems: number; start: number };

type BunchBuilderProps = { title: string; text: string; parts: readonly BunchPart[] };

/** Lets the shopper build a bunch flower by flower: the drawing grows stem by stem, stems are counted and the price follows. */
export function BunchBuilder({ title, text, parts }: BunchBuilderProps) {
  const { t } = useTranslation("homes");
  const money = useMoney();
  const [counts, setCounts] = useState(() =>
    parts.map(({ product, start }) => Math.min(start, piecesForSale(product))),
  );
  const stems = parts.reduce((all, { stems: each }, i) => all + each * (counts[i] ?? 0), 0);
  const total = sum(parts.map(({ product }, i) => times(priceOf(product).now, counts[i] ?? 0)));
  useAnnouncement(commaList(t, [t("{{count}} stems", { count: stems }), money(total)]), counts.join());

  function addAll() {
    addManyToCart(parts.map(({ product }, i) => ({ product, selection: {}, quantity: counts[i] ?? 0 })));
    openCartDrawer();
  }

  return (
    <section className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 pt-6 pb-12 md:pt-10 md:pb-20 lg:grid-cols-[repeat(2,minmax(0,1fr))] lg:gap-14">
      <div>
        <h1 className="text-5xl md:text-7xl">{title}</h1>
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
      <div className="flex flex-col rounded-base bg-stage text-stage-ink max-lg:-order-1 lg:sticky lg:top-24 lg:self-start">
        <div className="h-[min(26rem,60svh)] pt-4 lg:h-[min(34rem,62svh)]">
          <DrawnBunch
            taken={parts.map(({ product, kind, stems: each }, i) => ({
              id: product.id,
              kind,
              stems: each,
              count: counts[i] ?? 0,
            }))}
          />
        </div>
        <div className="flex flex-wrap items-end justify-between gap-5 p-6 md:p-9">
          <div>
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
