import { useState } from "react";
import { addManyToCart } from "~/features/cart/add-to-cart.ts";
import { openCartDrawer } from "~/features/cart/cart-drawer.store.ts";
import { productPath } from "~/features/catalogue/addresses.ts";
import { CatalogueText, ProductName } from "~/features/catalogue/catalogue-text.tsx";
import { priceOf, sum } from "~/features/catalogue/price.ts";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { Money, useMoney } from "~/features/currency/money.tsx";
import { PriceTag } from "~/features/product/price-tag.tsx";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { useAnnouncement } from "~/platform/ui/announce.ts";
import { Button } from "~/platform/ui/button.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { Picture } from "~/platform/ui/picture.tsx";
import { piecesForSale } from "../../sections/pieces-for-sale.ts";

export type RoutineStep = {
  name: string;
  how: string;
  product: ProductSummary;
  facts: Readonly<Record<string, string>>;
};

type RoutineProps = { title: string; text?: string; steps: readonly RoutineStep[] };

const drops = ["", "md:mt-16", "md:mt-32"];

/** Steps in order, each with its product; one button adds all but the deselected ones to the cart. */
export function Routine({ title, text, steps }: RoutineProps) {
  const { t } = useTranslation("homes");
  const money = useMoney();
  const [isIn, setIn] = useState(() => steps.map(({ product }) => piecesForSale(product) > 0));
  const chosen = steps.filter((_, i) => isIn[i]).map(({ product }) => product);
  const total = sum(chosen.map((product) => priceOf(product).now));
  useAnnouncement(`${t("{{count}} steps, together", { count: chosen.length })} ${money(total)}`, isIn.join());

  function addAll() {
    addManyToCart(chosen.map((product) => ({ product, selection: {}, quantity: 1 })));
    openCartDrawer();
  }

  return (
    <section className="bg-ground text-ink">
      <div className="wrap py-14 md:py-24">
        <div className="max-w-xl">
          <h2 className="text-5xl md:text-7xl">{title}</h2>
          {text && <p className="mt-4 text-lg leading-snug">{text}</p>}
        </div>
        <ol className="mt-10 grid gap-x-10 gap-y-14 md:grid-cols-3">
          {steps.map((step, i) => (
            <li key={step.name} className={drops[i]}>
              <Step
                step={step}
                at={i}
                isIn={isIn[i] ?? false}
                onChange={(value) => setIn(isIn.map((old, j) => (j === i ? value : old)))}
              />
            </li>
          ))}
        </ol>
        <div className="mt-12 flex flex-wrap items-center justify-between gap-6 rounded-base bg-surface p-6 md:mt-16 md:px-10">
          <p className="font-display text-3xl lining-nums md:text-4xl">
            {`${t("{{count}} steps, together", { count: chosen.length })} `}
            <Money cents={total} />
          </p>
          <Button
            data-once
            look="accent"
            aria-disabled={chosen.length === 0}
            onClick={() => chosen.length > 0 && addAll()}
          >
            {t("Add the routine to cart")}
          </Button>
        </div>
      </div>
    </section>
  );
}

type StepProps = { step: RoutineStep; at: number; isIn: boolean; onChange: (isIn: boolean) => void };

function Step({ step: { name, how, product, facts }, at, isIn, onChange }: StepProps) {
  const { t } = useTranslation("homes");
  return (
    <>
      <div className="relative">
        <Picture
          path={product.pictures[0]}
          alt={product.alt[0] ?? ""}
          sizes="(min-width: 48rem) 30vw, 94vw"
          className={`aspect-3/4 w-full rounded-t-full transition-opacity ${isIn ? "" : "opacity-40"}`}
        />
        <span
          aria-hidden
          className="absolute bottom-0 start-0 font-display text-[7rem] leading-none lining-nums text-accent md:text-[9rem]"
        >
          {at + 1}
        </span>
      </div>
      <h3 className="mt-8 text-4xl">{name}</h3>
      <p className="mt-2 leading-snug">{how}</p>
      <p className="mt-3 text-sm text-muted">
        <CatalogueText>
          {[facts["Contents"], facts["Texture"], facts["Skin type"]].filter(Boolean).join(" · ")}
        </CatalogueText>
      </p>
      <Link to={productPath(product)} className="mt-3 block font-medium hover:underline">
        <ProductName of={product} />
      </Link>
      <PriceTag product={product} />
      <label className="mt-2 flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          autoComplete="off"
          className="size-5"
          checked={isIn}
          disabled={piecesForSale(product) === 0}
          onChange={(event) => onChange(event.target.checked)}
        />
        {t("Part of my routine")}
        <span className="sr-only">
          <ProductName of={product} />
        </span>
      </label>
    </>
  );
}
