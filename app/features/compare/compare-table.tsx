import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { Picture } from "~/platform/ui/picture.tsx";
import { useFocusAfterRemoval } from "~/platform/ui/use-focus-after-removal.ts";
import { productPath } from "../catalogue/addresses.ts";
import { CatalogueText, ProductName, useCatalogueText } from "../catalogue/catalogue-text.tsx";
import type { ProductSummary } from "../catalogue/product.ts";
import type { CompareRow } from "./compare-rows.ts";

/** A row whose cells are more than text; `values` decides whether the products differ in it. */
export type RichRow = CompareRow & { show?: (product: ProductSummary) => ReactNode };

type CompareTableProps = {
  products: readonly ProductSummary[];
  /** Rendered below the pictures, before the rows. */
  action: (product: ProductSummary) => ReactNode;
  rows: readonly RichRow[];
  /** Rendered beside a product's name. */
  corner?: (product: ProductSummary) => ReactNode;
};

/** The HTML attribute of the products' pictures. */
export const pictureSizes = "(min-width: 80rem) 12rem, (min-width: 40rem) 9rem, 44vw";

const first =
  "sticky start-0 z-10 text-start align-top font-normal text-muted hyphens-auto sm:bg-paper sm:ps-[clamp(min(1rem,5vw),4vw,3rem)] sm:pe-2 xl:ps-0";
const cell = "px-3 pt-9 pb-3 align-top text-start hyphens-auto sm:pt-3";
/** On phones row names have no column: they are above the values, and stay in place while those scroll sideways. */
const rowName =
  "max-sm:absolute max-sm:start-[clamp(min(1rem,5vw),4vw,3rem)] max-sm:max-w-[calc(100vw-2rem)] max-sm:truncate max-sm:text-sm";

/**
 * Products side by side. Product and row names stay visible while scrolling. Phones show two at a time, chosen above the
 * table, so that the page scrolls and not a box within it.
 */
export function CompareTable({ products, action, rows, corner }: CompareTableProps) {
  const { t } = useTranslation();
  const heads = useRef<HTMLTableRowElement>(null);
  useFocusAfterRemoval(heads, products.length);
  const [chosen, choose] = useState<readonly number[]>([0, 1]);
  const pair = chosen.every((place) => place < products.length) ? chosen : [0, 1];
  /** Classes of a column that phones leave out. */
  const column = (place: number) => (pair.includes(place) ? "" : "max-sm:hidden");
  return (
    <>
      {products.length > 2 && <PairFields products={products} pair={pair} onChoose={choose} />}
      <section
        aria-label={t("Comparison")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className={`relative -mx-[clamp(min(1rem,5vw),4vw,3rem)] border-line sm:max-h-[85dvh] sm:overflow-auto sm:overscroll-x-contain max-xl:border-b xl:mx-0 xl:max-h-none xl:overflow-visible`}
      >
        <table
          aria-label={t("Products side by side")}
          className="w-full table-fixed border-separate border-spacing-0 text-[0.9375rem] leading-snug"
        >
          <colgroup>
            <col className="w-[calc(clamp(min(1rem,5vw),4vw,3rem)-0.75rem)] sm:w-40 md:w-44 xl:w-40" />
            {products.map((product, i) => (
              <col key={product.id} className={`sm:w-40 xl:w-auto ${column(i)}`} />
            ))}
          </colgroup>
          <thead>
            <tr ref={heads}>
              <th
                scope="col"
                className={`${first} top-0 z-20 border-b border-line bg-paper max-sm:top-16 xl:top-[4.5rem]`}
              >
                <span className="sr-only">{t("Feature")}</span>
              </th>
              {products.map((product, i) => (
                <th
                  key={product.id}
                  scope="col"
                  abbr={product.name}
                  className={`sticky top-0 z-[5] border-b max-sm:z-20 border-line bg-paper px-3 py-2 text-start align-top font-medium max-sm:top-16 xl:top-[4.5rem] ${column(i)}`}
                >
                  <span className="flex items-start justify-between gap-1">
                    <Link to={productPath(product)} className="min-w-0 py-3 hyphens-auto hover:underline">
                      <ProductName of={product} />
                    </Link>
                    {corner?.(product)}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <td className={first} />
              {products.map((product, i) => (
                <td key={product.id} className={`px-3 pt-4 pb-2 align-top ${column(i)}`}>
                  <Picture
                    path={product.pictures[0]}
                    alt={product.alt[0] ?? ""}
                    sizes={pictureSizes}
                    className="mb-3 aspect-4/5 w-full max-w-56 rounded-base"
                  />
                  <span className="grid max-w-56">{action(product)}</span>
                </td>
              ))}
            </tr>
            {rows.map((row) => (
              <tr key={row.name} className="group">
                <th scope="row" className={`${first} py-3 group-not-last:border-b group-not-last:border-line`}>
                  <span className={rowName}>{t(row.name)}</span>
                </th>
                {products.map((product, i) => (
                  <td
                    key={product.id}
                    className={`${cell} group-not-last:border-b group-not-last:border-line ${column(i)}`}
                  >
                    {row.show?.(product) ?? <Value row={row} place={i} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

type PairFieldsProps = {
  products: readonly ProductSummary[];
  pair: readonly number[];
  onChoose: (pair: readonly number[]) => void;
};

/** On phones: which two of the products to show. */
function PairFields({ products, pair, onChoose }: PairFieldsProps) {
  const { t } = useTranslation();
  const textOf = useCatalogueText();
  const labels = [t("First product"), t("Second product")];
  return (
    <div className="mb-4 grid grid-cols-2 gap-3 sm:hidden">
      {pair.map((place, side) => (
        <select
          key={labels[side]}
          aria-label={labels[side]}
          autoComplete="off"
          value={place}
          onChange={({ target }) => {
            const both = pair.map((one, i) => (i === side ? Number(target.value) : one));
            onChoose(both.toSorted((a, b) => a - b));
          }}
          className="min-h-11 w-full min-w-0 truncate rounded-base border border-muted/50 bg-surface px-3"
        >
          {products.map((product, i) => (
            <option key={product.id} value={i} disabled={i !== place && pair.includes(i)} {...textOf(product.language)}>
              {product.name}
            </option>
          ))}
        </select>
      ))}
    </div>
  );
}

/** A cell's text: the shop's own, or the catalogue's, marked with its language. */
function Value({ row: { values, languages }, place }: { row: CompareRow; place: number }) {
  const { t } = useTranslation();
  const text = values[place];
  if (text !== undefined)
    return languages ? (
      <CatalogueText language={languages[place]}>{text}</CatalogueText>
    ) : (
      <bdi className="inline-block first-letter:uppercase">{text}</bdi>
    );
  return (
    <>
      <span aria-hidden className="text-muted">
        –
      </span>
      <span className="sr-only">{t("Not stated")}</span>
    </>
  );
}
