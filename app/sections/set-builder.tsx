import { useState } from "react";
import { addManyToCart } from "~/features/cart/add-to-cart.ts";
import { openCartDrawer } from "~/features/cart/cart-drawer.store.ts";
import { productPath } from "~/features/catalogue/addresses.ts";
import { ProductName } from "~/features/catalogue/catalogue-text.tsx";
import { priceOf, sum, times } from "~/features/catalogue/price.ts";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { Money } from "~/features/currency/money.tsx";
import { PriceTag } from "~/features/product/price-tag.tsx";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { Button } from "~/ui/button.tsx";
import { Link } from "~/ui/link.tsx";
import { Picture } from "~/ui/picture.tsx";
import { QuantityStepper } from "~/ui/quantity-stepper.tsx";
import { piecesForSale } from "./pieces-for-sale.ts";
import { type Scene, ShowPicture } from "./show-picture.tsx";

export type SetPart = { product: ProductSummary; quantity: number };

type SetBuilderProps = {
  title: string;
  text?: string;
  /** The initial set; a part with quantity 0 is offered but not included. */
  parts: readonly SetPart[];
  /** Label of the button: "Add the box to cart". */
  addLabel: string;
  /** Shown above the total. */
  scene: Scene;
  /** `list` shows rows beside the total, `tiles` shows pictures. */
  look?: "list" | "tiles";
};

/** A set of products without variations, with editable quantities, a total and one button that adds all to the cart. */
export function SetBuilder({ title, text, parts, addLabel, scene, look = "list" }: SetBuilderProps) {
  const { t } = useTranslation("homes");
  const [counts, setCounts] = useState(() =>
    parts.map(({ product, quantity }) => Math.min(quantity, piecesForSale(product))),
  );
  const pieces = counts.reduce((all, count) => all + count, 0);
  const total = sum(parts.map(({ product }, i) => times(priceOf(product).now, counts[i] ?? 0)));

  function addAll() {
    addManyToCart(parts.map(({ product }, i) => ({ product, selection: {}, quantity: counts[i] ?? 0 })));
    openCartDrawer();
  }

  return (
    <section className="wrap grid gap-8 py-10 md:py-16 lg:grid-cols-[1fr_22rem] lg:gap-14">
      <div className="min-w-0">
        <h2 className="text-3xl md:text-5xl">{title}</h2>
        {text && <p className="mt-3 max-w-xl text-muted">{text}</p>}
        <ul
          className={`mt-7 ${look === "tiles" ? "grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4" : "border-t border-line"}`}
        >
          {parts.map(({ product }, i) => (
            <SetLine
              key={product.id}
              product={product}
              look={look}
              count={counts[i] ?? 0}
              onChange={(count) => setCounts(counts.map((old, at) => (at === i ? count : old)))}
            />
          ))}
        </ul>
      </div>
      <div className="self-start overflow-hidden rounded-base bg-ground text-ink lg:sticky lg:top-28">
        <ShowPicture scene={scene} sizes="(min-width: 64rem) 22rem, 94vw" className="aspect-3/2 w-full" />
        <div className="p-6 lg:p-8">
          <p className="text-[0.9375rem]">{t("{{count}} pieces", { count: pieces })}</p>
          <p aria-live="polite" className="font-display text-5xl leading-tight font-(--display-weight) tabular-nums">
            <Money cents={total} />
          </p>
          <Button
            data-once
            look="accent"
            className="mt-5 w-full"
            aria-disabled={pieces === 0}
            onClick={() => pieces > 0 && addAll()}
          >
            {addLabel}
          </Button>
        </div>
      </div>
    </section>
  );
}

type SetLineProps = {
  product: ProductSummary;
  look: "list" | "tiles";
  count: number;
  onChange: (count: number) => void;
};

function SetLine({ product, look, count, onChange }: SetLineProps) {
  const isTile = look === "tiles";
  return (
    <li
      className={
        isTile ? "" : "flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-b border-line py-3 md:gap-x-6"
      }
    >
      <Picture
        path={product.pictures[0]}
        alt=""
        sizes={isTile ? "(min-width: 48rem) 18vw, 46vw" : "6rem"}
        className={`rounded-base ${isTile ? "aspect-4/5 w-full" : "aspect-square w-16 shrink-0 md:w-20"} ${count === 0 ? "opacity-60" : ""}`}
      />
      <div className={isTile ? "mt-3 mb-3" : "min-w-32 flex-1"}>
        <Link to={productPath(product)} className="font-medium hover:underline">
          <ProductName of={product} />
        </Link>
        <PriceTag product={product} />
      </div>
      <QuantityStepper
        name={product.name}
        quantity={count}
        least={0}
        most={piecesForSale(product)}
        onChange={onChange}
      />
    </li>
  );
}
