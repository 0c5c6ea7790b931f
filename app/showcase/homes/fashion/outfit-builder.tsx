import { useState } from "react";
import { addManyToCart } from "~/features/cart/add-to-cart.ts";
import { openCartDrawer } from "~/features/cart/cart-drawer.store.ts";
import { ProductName } from "~/features/catalogue/catalogue-text.tsx";
import { choiceParts } from "~/features/catalogue/choice-words.ts";
import { priceOf, sum } from "~/features/catalogue/price.ts";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { Money, useMoney } from "~/features/currency/money.tsx";
import { UnitPrice } from "~/features/currency/unit-price.tsx";
import { commaList } from "~/platform/i18n/comma-list.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { announce } from "~/platform/ui/announce.ts";
import { Button } from "~/platform/ui/button.tsx";
import { Picture } from "~/platform/ui/picture.tsx";
import { piecesForSale } from "../../sections/pieces-for-sale.ts";
import { firstPick, type OutfitPick } from "./outfit-pick.ts";
import { OutfitSlot } from "./outfit-slot.tsx";

type OutfitBuilderProps = {
  title: string;
  text?: string;
  addLabel: string;
  /** One piece is chosen from each. */
  slots: readonly { name: string; products: readonly ProductSummary[] }[];
};

/** One piece from each of several shelves, with colour and size; the total follows, one button adds all to the cart. */
export function OutfitBuilder({ title, text, addLabel, slots }: OutfitBuilderProps) {
  const { t } = useTranslation("homes");
  const money = useMoney();
  const offered = slots
    .map(({ name, products }) => ({ name, products: products.filter((product) => piecesForSale(product) > 0) }))
    .filter(({ products }) => products.length > 0);
  const [chosen, setPicks] = useState<readonly OutfitPick[]>(() =>
    offered.flatMap(({ products }) => (products[0] ? [firstPick(products[0])] : [])),
  );
  // The language may have changed since a piece was chosen.
  const chosenNow = ({ product }: OutfitPick, at: number) =>
    offered[at]?.products.find(({ id }) => id === product.id) ?? product;
  const picks = chosen.map((pick, at) => ({ ...pick, product: chosenNow(pick, at) }));
  const totalOf = (all: readonly OutfitPick[]) => sum(all.map(({ product }) => priceOf(product).now));
  if (picks.length === 0) return null;

  function pickAt(at: number, next: OutfitPick) {
    const all = picks.map((old, i) => (i === at ? next : old));
    setPicks(all);
    // A colour or size says itself what was chosen.
    if (next.product.id === picks[at]?.product.id) return;
    const parts = [next.product.name, money(priceOf(next.product).now)];
    announce(
      `${commaList(t, parts)}. ${t("{{field}}: {{message}}", { field: t("Together"), message: money(totalOf(all)) })}`,
    );
  }

  function addAll() {
    addManyToCart(
      picks.map(({ product, color, size }) => {
        return { product, selection: { ...(color && { color }), ...(size && { size }) }, quantity: 1 };
      }),
    );
    openCartDrawer();
  }

  return (
    <section className="wrap py-10 md:py-16">
      <div className="mb-8 max-w-2xl">
        <h2 className="text-3xl md:text-5xl">{title}</h2>
        {text && <p className="mt-3 text-muted">{text}</p>}
      </div>
      <div className="grid gap-5 md:grid-cols-2 lg:grid-cols-[1fr_1fr_18rem]">
        {offered.map(({ name, products }, i) => {
          const pick = picks[i];
          return pick ? (
            <OutfitSlot key={name} name={name} products={products} pick={pick} onPick={(next) => pickAt(i, next)} />
          ) : null;
        })}
        <div className="flex flex-col rounded-base bg-ground p-6 text-ink md:col-span-2 lg:col-span-1">
          <h3 className="pb-5 text-2xl">{t("Together")}</h3>
          <div className="grid grid-cols-2 gap-2 pb-6 max-lg:hidden">
            {picks.map(({ product, color }) => (
              <Picture
                key={product.id}
                path={product.variation?.find((one) => one.color === color)?.image ?? product.pictures[0]}
                alt=""
                sizes="8rem"
                className="aspect-4/5 w-full rounded-base"
              />
            ))}
          </div>
          <ul className="mb-auto space-y-2 text-[0.9375rem]">
            {picks.map(({ product, color, size }) => (
              <li key={product.id} className="flex justify-between gap-4">
                <span>
                  <ProductName of={product} />
                  {color && size && <span className="block text-sm">{commaList(t, choiceParts(t, color, size))}</span>}
                </span>
                <span className="text-end">
                  <Money cents={priceOf(product).now} />
                  <UnitPrice product={product} className="block text-sm" />
                </span>
              </li>
            ))}
          </ul>
          <p className="mt-5 border-t border-current/20 pt-4 font-display text-4xl tabular-nums">
            <Money cents={totalOf(picks)} />
          </p>
          <Button data-once look="accent" className="mt-5 w-full" onClick={addAll}>
            {addLabel}
          </Button>
        </div>
      </div>
    </section>
  );
}
