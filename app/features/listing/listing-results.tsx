import { memo, useDeferredValue } from "react";
import type { CardProduct } from "../catalogue/product.ts";
import { colourAmong } from "../product/choice.ts";
import { ProductCard } from "../product/product-card.tsx";
import type { ListingData } from "./find-listing.ts";
import type { ListingView } from "./listing-layouts.ts";
import { ListingRow } from "./listing-row.tsx";

/** Number of products whose pictures are in the initial viewport of a phone. */
const FIRST_CARDS = 2;
/** Number of products of the first rows of a view, which the initial viewport shows, including on large screens. */
const FIRST_PLACES: Readonly<Record<ListingView, number>> = { "2": 4, "3": 6, "4": 8, list: 4 };
const none: readonly CardProduct[] = [];

const grids: Record<Exclude<ListingView, "list">, { columns: string; sizes: string }> = {
  "2": {
    columns: "grid-cols-1 sm:grid-cols-2",
    sizes: "(min-width: 120rem) 45vw, (min-width: 80rem) 30rem, (min-width: 40rem) 46vw, 92vw",
  },
  "3": {
    columns: "grid-cols-2 fold sm:grid-cols-3",
    sizes:
      "(min-width: 120rem) 30vw, (min-width: 80rem) 25rem, (min-width: 64rem) 26vw, (min-width: 40rem) 31vw, calc(50vw - 1.5rem)",
  },
  "4": {
    columns: "grid-cols-2 fold sm:grid-cols-3 md:grid-cols-4",
    sizes:
      "(min-width: 120rem) 24vw, (min-width: 80rem) 20rem, (min-width: 48rem) 22vw, (min-width: 40rem) 31vw, calc(50vw - 1.5rem)",
  },
};

type ListingResultsProps = {
  data: ListingData;
  /** Whether the shopper navigated back to it. */
  isReturn: boolean;
};

/**
 * The products of a page, in columns or as rows. After a filter change or a navigation those of the first rows are
 * painted immediately and the others right after; on back navigation all render at once, so that the scroll position
 * can be restored. Items are keyed by position and reused when products change: half the work of creating them again.
 */
export const ListingResults = memo(function ListingResults(props: ListingResultsProps) {
  const { data, isReturn } = props;
  const { found, view, layout, notes, query } = data;
  const late = useDeferredValue(found.products, isReturn ? found.products : none);
  const places = found.products.map((product, i) => {
    const shown = isReturn || i < FIRST_PLACES[view] ? product : late[i];
    return { product: shown, colour: shown && colourAmong(shown, query) };
  });
  // The first of the products that were added last can have the focus.
  const added = query.from === undefined ? -1 : (query.page - query.from) * layout.pageSize;
  const focusable = (i: number) => (i === added ? { tabIndex: -1 } : undefined);
  if (view === "list") {
    const isNarrow = layout.rowColumns === 2;
    const isWide = !isNarrow && (layout.filters === "drawer" || layout.filters === "panel");
    return (
      <ul className={isNarrow ? "grid gap-x-10 lg:grid-cols-2" : "grid"}>
        {places.map(({ product, colour }, i) => (
          <li
            key={placeKey(i)}
            {...focusable(i)}
            className={`border-t border-line py-6 sm:py-8 ${isNarrow ? "" : "lg:first:border-t-0 lg:first:pt-2"}`}
          >
            {product ? (
              <ListingRow
                product={product}
                colour={colour}
                note={notes[product.id]}
                isFirst={i < FIRST_CARDS}
                isNarrow={isNarrow}
                isWide={isWide}
              />
            ) : (
              <Awaited className="min-h-40" />
            )}
          </li>
        ))}
      </ul>
    );
  }
  const { columns, sizes } = grids[view];
  return (
    // Pictures end in time for names and prices to be in the first view.
    <ul className={`grid gap-x-4 gap-y-8 md:gap-x-6 md:gap-y-12 [&_.card-picture]:max-h-[max(14rem,42svh)] ${columns}`}>
      {places.map(({ product, colour }, i) => (
        <li key={placeKey(i)} {...focusable(i)}>
          {product ? (
            <ProductCard
              product={product}
              colour={colour}
              sizes={sizes}
              isFirst={i < FIRST_CARDS}
              level="h2"
              hasStars
            />
          ) : (
            <Awaited className="mb-37 aspect-4/5" />
          )}
        </li>
      ))}
    </ul>
  );
});

const placeKey = (i: number) => `place ${i}`;

/** Placeholder for a product about to render. */
function Awaited({ className }: { className: string }) {
  return <div aria-hidden className={`rounded-base bg-ground ${className}`} />;
}
