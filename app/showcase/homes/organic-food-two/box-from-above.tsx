import { useState } from "react";
import { addManyToCart } from "~/features/cart/add-to-cart.ts";
import { openCartDrawer } from "~/features/cart/cart-drawer.store.ts";
import { productPath } from "~/features/catalogue/addresses.ts";
import { ProductName } from "~/features/catalogue/catalogue-text.tsx";
import { priceOf, sum, times } from "~/features/catalogue/price.ts";
import type { ProductPicture, ProductSummary } from "~/features/catalogue/product.ts";
import { Money, useMoney } from "~/features/currency/money.tsx";
import { PriceTag } from "~/features/product/price-tag.tsx";
import { commaList } from "~/platform/i18n/comma-list.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { useAnnouncement } from "~/platform/ui/announce.ts";
import { Button } from "~/platform/ui/button.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { Picture } from "~/platform/ui/picture.tsx";
import { QuantityStepper } from "~/platform/ui/quantity-stepper.tsx";
import { piecesForSale } from "../../sections/pieces-for-sale.ts";

/** `quantity` is how many are in the box at first; `pictures` has one from above. */
type Part = { product: ProductSummary; pictures: readonly ProductPicture[]; quantity: number };

type BoxFromAboveProps = { title: string; text: string; addLabel: string; parts: readonly Part[] };

/** Columns by the number of pieces: the box keeps its size, its compartments get smaller. */
const boxes = [
  { most: 9, columns: "grid-cols-3 grid-rows-3" },
  { most: 16, columns: "grid-cols-4 grid-rows-4" },
  { most: 25, columns: "grid-cols-5 grid-rows-5" },
] as const;

const wood = "bg-[color-mix(in_srgb,var(--stage)_72%,var(--warn))]";
const paper = "bg-[color-mix(in_srgb,var(--stage)_88%,var(--warn))]";

/** A box seen from above: what is added is set into it, and one button adds it all to the cart. */
export function BoxFromAbove({ title, text, addLabel, parts }: BoxFromAboveProps) {
  const { t } = useTranslation("homes");
  const money = useMoney();
  const [counts, setCounts] = useState(() =>
    parts.map(({ product, quantity }) => Math.min(quantity, piecesForSale(product))),
  );
  const pieces = counts.reduce((all, count) => all + count, 0);
  const total = sum(parts.map(({ product }, i) => times(priceOf(product).now, counts[i] ?? 0)));
  const inBox = parts.flatMap((part, i) => Array.from({ length: counts[i] ?? 0 }, (_, turn) => ({ ...part, turn })));
  const { most, columns } = boxes.find((box) => pieces <= box.most) ?? boxes[2];
  useAnnouncement(commaList(t, [t("{{count}} pieces", { count: pieces }), money(total)]), counts.join());

  function addAll() {
    addManyToCart(parts.map(({ product }, i) => ({ product, selection: {}, quantity: counts[i] ?? 0 })));
    openCartDrawer();
  }

  return (
    <section className="bg-ground text-ink">
      <div className="wrap grid gap-x-14 gap-y-8 py-8 md:py-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)]">
        <div className="lg:order-1">
          <h1 className="text-4xl md:text-6xl">{title}</h1>
          <p className="mt-3 max-w-md text-lg leading-snug text-muted">{text}</p>
          <div className="mt-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-y-2 border-ink py-4">
            <div>
              <p className="text-[0.9375rem]">{t("{{count}} pieces", { count: pieces })}</p>
              <p className="font-display text-4xl leading-tight font-(--display-weight) tabular-nums">
                <Money cents={total} />
              </p>
            </div>
            <Button data-once look="accent" aria-disabled={pieces === 0} onClick={() => pieces > 0 && addAll()}>
              {addLabel}
            </Button>
          </div>
          <ul>
            {parts.map(({ product }, i) => (
              <li
                key={product.id}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2.5"
              >
                <div className="min-w-40 flex-1">
                  <Link to={productPath(product)} className="font-medium hover:underline">
                    <ProductName of={product} />
                  </Link>
                  <PriceTag product={product} />
                </div>
                <QuantityStepper
                  name={product.name}
                  quantity={counts[i] ?? 0}
                  least={0}
                  most={Math.min(piecesForSale(product), 9)}
                  onChange={(count) => setCounts(counts.map((old, at) => (at === i ? count : old)))}
                />
              </li>
            ))}
          </ul>
        </div>
        <div className="max-lg:-order-1 lg:sticky lg:top-24 lg:self-start">
          <div className={`mx-auto aspect-square w-full max-w-[44rem] rounded-base p-[3%] shadow-float ${wood}`}>
            <ul aria-hidden className={`grid size-full gap-[2%] overflow-hidden p-[2%] ${columns} ${paper}`}>
              {inBox.slice(0, most).map(({ product, pictures, turn }) => (
                <li
                  key={`${product.id}-${turn}`}
                  className="overflow-hidden rounded-[4px] shadow-[inset_0_2px_10px_rgb(0_0_0/0.16)] transition-[opacity,scale] duration-300 starting:scale-125 starting:opacity-0 motion-reduce:transition-none"
                >
                  <Picture
                    path={pictures.find(({ path }) => path.endsWith("-top"))?.path ?? product.pictures[0]}
                    alt=""
                    sizes="(min-width: 48rem) 14rem, 30vw"
                    className="size-full scale-110 bg-transparent! mix-blend-multiply"
                  />
                </li>
              ))}
              {Array.from({ length: Math.max(0, most - inBox.length) }, (_, i) => `place ${i}`).map((place) => (
                <li key={place} className="rounded-[4px] shadow-[inset_0_2px_10px_rgb(0_0_0/0.16)]" />
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}
