import { useId, useState } from "react";
import { addManyToCart } from "~/features/cart/add-to-cart.ts";
import { openCartDrawer } from "~/features/cart/cart-drawer.store.ts";
import { productPath } from "~/features/catalogue/addresses.ts";
import { ProductName } from "~/features/catalogue/catalogue-text.tsx";
import { priceOf, sum } from "~/features/catalogue/price.ts";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { Money, useMoney } from "~/features/currency/money.tsx";
import { PriceTag } from "~/features/product/price-tag.tsx";
import { useCatalogueLanguage } from "~/platform/i18n/catalogue-language.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { useAnnouncement } from "~/platform/ui/announce.ts";
import { Button } from "~/platform/ui/button.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { Picture } from "~/platform/ui/picture.tsx";
import { piecesForSale } from "../../sections/pieces-for-sale.ts";

type Side = { name: string; products: readonly ProductSummary[] };

type GiftPairProps = {
  title: string;
  text?: string;
  /** Two sides; only for products without variations. */
  sides: readonly [Side, Side];
};

/** The shopper picks one present on each side; both are shown with their total and added to the cart together. */
export function GiftPair({ title, text, sides }: GiftPairProps) {
  const { t } = useTranslation("homes");
  const money = useMoney();
  const offered = sides.map(({ name, products }) => ({
    name,
    products: products.filter((one) => piecesForSale(one) > 0),
  }));
  const [chosen, setChosen] = useState([0, 0]);
  const pair = offered.flatMap(({ products }, i) => products[chosen[i] ?? 0] ?? []);
  const total = sum(pair.map((product) => priceOf(product).now));
  useAnnouncement(`${t("Both, together")} ${money(total)}`, pair.map(({ id }) => id).join());
  if (pair.length < sides.length) return null;

  function addBoth() {
    addManyToCart(pair.map((product) => ({ product, selection: {}, quantity: 1 })));
    openCartDrawer();
  }

  return (
    <section className="wrap py-12 md:py-20">
      <div className="mx-auto max-w-xl text-center">
        <h2 className="text-5xl md:text-6xl">{title}</h2>
        {text && <p className="mt-3 text-lg">{text}</p>}
      </div>
      <div className="relative mt-10 grid gap-10 md:grid-cols-2 md:gap-0">
        {offered.map(({ name, products }, i) => (
          <PairSide
            key={name}
            name={name}
            products={products}
            chosen={chosen[i] ?? 0}
            isEnd={i === 1}
            onChoose={(at) => setChosen(chosen.map((old, j) => (j === i ? at : old)))}
          />
        ))}
        <span
          aria-hidden
          className="pointer-events-none absolute start-1/2 top-[30%] grid size-28 -translate-x-1/2 place-items-center rounded-full bg-accent pb-2 font-display text-7xl leading-none text-accent-ink max-md:hidden rtl:translate-x-1/2"
        >
          &
        </span>
      </div>
      <div className="mt-10 flex flex-wrap items-center justify-center gap-x-8 gap-y-4 border-t border-line pt-8">
        <p className="text-2xl font-medium tabular-nums">
          {`${t("Both, together")} `}
          <Money cents={total} />
        </p>
        <Button data-once look="accent" onClick={addBoth}>
          {t("Add both to cart")}
        </Button>
      </div>
    </section>
  );
}

type PairSideProps = Side & { chosen: number; isEnd: boolean; onChoose: (at: number) => void };

function PairSide({ name, products, chosen, isEnd, onChoose }: PairSideProps) {
  const goods = useCatalogueLanguage();
  const id = useId();
  const product = products[chosen];
  if (!product) return null;
  return (
    <fieldset aria-label={name}>
      <Picture
        path={product.pictures[0]}
        alt={product.alt[0] ?? ""}
        sizes="(min-width: 48rem) 40rem, 94vw"
        className={`aspect-square w-full rounded-base ${isEnd ? "md:rounded-s-none" : "md:rounded-e-none"}`}
      />
      <div
        className={`mt-4 flex min-h-18 flex-wrap items-baseline justify-between gap-x-4 ${isEnd ? "md:ps-6" : "md:pe-6"}`}
      >
        <span className="text-lg font-medium">{name}</span>
        <div>
          <Link to={productPath(product)} className="hover:underline">
            <ProductName of={product} />
          </Link>
          <PriceTag product={product} />
        </div>
      </div>
      <div className={`mt-3 grid grid-cols-6 gap-2 ${isEnd ? "md:ps-6" : "md:pe-6"}`}>
        {products.map((one, i) => (
          <label
            key={one.id}
            className="cursor-pointer overflow-hidden rounded-full outline-offset-2 outline-accent has-checked:outline-2 has-focus-visible:outline-4"
          >
            <input
              type="radio"
              autoComplete="off"
              className="sr-only"
              name={id}
              lang={one.language ?? goods}
              aria-label={one.name}
              checked={i === chosen}
              onChange={() => onChoose(i)}
            />
            <Picture path={one.pictures[0]} alt="" sizes="6rem" className="aspect-square w-full" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
