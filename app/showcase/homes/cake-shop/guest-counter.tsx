import { useState } from "react";
import { addToCart } from "~/features/cart/add-to-cart.ts";
import { openCartDrawer } from "~/features/cart/cart-drawer.store.ts";
import { productPath } from "~/features/catalogue/addresses.ts";
import { ProductName } from "~/features/catalogue/catalogue-text.tsx";
import { priceOf, times } from "~/features/catalogue/price.ts";
import type { Cents, ProductSummary } from "~/features/catalogue/product.ts";
import { Money, useMoney } from "~/features/currency/money.tsx";
import { UnitPrice } from "~/features/currency/unit-price.tsx";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { useAnnouncement } from "~/platform/ui/announce.ts";
import { Button } from "~/platform/ui/button.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { Picture } from "~/platform/ui/picture.tsx";
import { piecesForSale } from "../../sections/pieces-for-sale.ts";
import { Segments } from "../../sections/segments.tsx";

export type Cake = { product: ProductSummary; serves: number };

type GuestCounterProps = { title: string; text: string; whole: readonly Cake[]; small: readonly Cake[] };

const FEWEST = 2;
const MOST = 40;

/** Calculates how many cakes a number of guests needs, whole or small, and what they cost. */
export function GuestCounter({ title, text, whole, small }: GuestCounterProps) {
  const { t } = useTranslation("homes");
  const [guests, setGuests] = useState(12);
  const [kind, setKind] = useState(0);
  return (
    <section id="guests" className="scroll-mt-16">
      <div className="wrap py-10 md:py-14">
        <div className="grid gap-6 lg:grid-cols-2 lg:items-end">
          <div>
            <h2 className="text-4xl md:text-6xl">{title}</h2>
            <p className="mt-2 max-w-md text-muted md:mt-5">{text}</p>
          </div>
          <label className="block">
            <span className="flex items-baseline justify-between gap-4 font-bold">
              {t("Guests")}
              <span aria-hidden className="text-4xl tabular-nums">
                {guests}
              </span>
            </span>
            <input
              type="range"
              autoComplete="off"
              min={FEWEST}
              max={MOST}
              value={guests}
              onChange={(event) => setGuests(Number(event.currentTarget.value))}
              className="mt-2 h-11 w-full accent-accent"
            />
          </label>
        </div>
        <Segments
          id="guests-kind"
          look="pills"
          names={[t("A cake to slice"), t("Small ones, by the piece")]}
          chosen={kind}
          onChoose={setKind}
          className="mt-6 mb-6"
        />
        <div id="guests-kind-panel" role="tabpanel" aria-labelledby={`guests-kind-${kind}`}>
          <ul className="flex flex-wrap gap-4">
            {(kind === 0 ? whole : small).map((cake) => (
              <CakeLine key={cake.product.id} cake={cake} guests={guests} />
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function CakeLine({ cake, guests }: { cake: Cake; guests: number }) {
  const { t } = useTranslation("homes");
  const money = useMoney();
  const { product, serves } = cake;
  const needed = Math.ceil(guests / serves);
  const isThere = piecesForSale(product) > 0;
  const total = times(priceOf(product).now, needed);
  useAnnouncement(`${needed} × ${product.name}: ${money(total)}`, needed);

  function add() {
    addToCart(product, {}, needed);
    openCartDrawer();
  }

  return (
    <li className="flex flex-[1_1_20rem] gap-4 rounded-base bg-surface p-4">
      <Picture
        path={product.pictures[0]}
        alt=""
        sizes="8rem"
        className="aspect-4/5 w-24 shrink-0 self-start rounded-base md:w-32"
      />
      <div className="flex min-w-0 flex-1 flex-col">
        <Link to={productPath(product)} className="leading-tight font-bold hover:underline">
          <ProductName of={product} />
        </Link>
        <p className="mt-1 text-sm text-muted">{t("Each for {{serves}}", { serves })}</p>
        <p className="mt-auto pt-2 font-extrabold tabular-nums">
          {needed} × <Money cents={priceOf(product).now} /> = <Money cents={total} />
        </p>
        <UnitPrice product={product} />
        <p className="text-sm text-muted">
          <Money cents={Math.round(total / guests) as Cents} />
          {` ${t("a guest")}`}
        </p>
        <Button
          data-once
          look="accent"
          className="mt-3 max-w-60"
          disabled={!isThere}
          aria-label={t("Add {{needed}} of {{name}}", { needed, name: product.name })}
          onClick={add}
        >
          {isThere ? t("Add {{needed}}", { needed }) : t("Sold out")}
        </Button>
      </div>
    </li>
  );
}
