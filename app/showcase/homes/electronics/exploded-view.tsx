import { useState } from "react";
import { productPath } from "~/features/catalogue/addresses.ts";
import { CatalogueText, ProductName } from "~/features/catalogue/catalogue-text.tsx";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { AddButton } from "~/features/product/add-button.tsx";
import { PriceTag } from "~/features/product/price-tag.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { DrawnSpeaker } from "./drawn-speaker.tsx";

type Callout = {
  name: string;
  /** What the product's own data sheet says about this part. */
  fact?: string | undefined;
};

type ExplodedViewProps = {
  title: string;
  text: string;
  product: ProductSummary | undefined;
  /** Of each part, counted from the back. */
  callouts: readonly Callout[];
};

/** Where the number of each part is, on the drawing. */
const places = [
  "left-[12%] top-[9%]",
  "left-[33%] top-[14%]",
  "left-[60.5%] top-[47%]",
  "left-[73%] top-[36%]",
  "left-[90%] top-[33%]",
];

/** A speaker taken apart: each part has a number, and the list beside it says what the data sheet knows about it. */
export function ExplodedView({ title, text, product, callouts }: ExplodedViewProps) {
  const [lit, setLit] = useState<number>();
  if (!product) return null;
  return (
    <section className="wrap grid items-center gap-x-12 gap-y-6 pt-8 pb-12 md:pt-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:pb-16">
      <div>
        <h1 className="max-w-3xl text-4xl md:text-6xl xl:text-7xl">{title}</h1>
        <p className="mt-4 max-w-lg text-lg leading-snug text-muted">{text}</p>
        <div className="relative mt-4">
          <DrawnSpeaker lit={lit} />
          {callouts.map(({ name }, i) => (
            <span
              key={name}
              aria-hidden
              className={`absolute grid size-7 -translate-1/2 place-items-center rounded-full text-sm font-semibold tabular-nums ${lit === i ? "bg-accent text-accent-ink" : "border border-accent bg-surface text-ink"} ${places[i]}`}
            >
              {i + 1}
            </span>
          ))}
        </div>
      </div>
      <div>
        <ol className="border-t border-ink">
          {callouts.map(({ name, fact }, i) => (
            <li
              key={name}
              onPointerEnter={() => setLit(i)}
              onPointerLeave={() => setLit(undefined)}
              className="flex gap-4 border-b border-line py-3"
            >
              <span aria-hidden className="w-6 shrink-0 text-accent tabular-nums">
                {i + 1}
              </span>
              <div>
                <p className="font-medium">{name}</p>
                {fact && (
                  <p className="text-[0.9375rem] leading-snug text-muted">
                    <CatalogueText>{fact}</CatalogueText>
                  </p>
                )}
              </div>
            </li>
          ))}
        </ol>
        <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-base bg-surface p-5">
          <div>
            <Link to={productPath(product)} className="font-medium hover:underline">
              <ProductName of={product} />
            </Link>
            <PriceTag product={product} isLarge />
          </div>
          <AddButton product={product} />
        </div>
      </div>
    </section>
  );
}
