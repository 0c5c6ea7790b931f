import { type ReactNode, useState } from "react";
import { commaList } from "~/platform/i18n/comma-list.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { useAnnouncement } from "~/platform/ui/announce.ts";
import { useCountedStock } from "../cart/refresh-stock.ts";
import { compareIn, sizeOrder } from "../catalogue/choice-order.ts";
import { sizeWord } from "../catalogue/choice-words.ts";
import { titleOf } from "../catalogue/department-names.ts";
import { itemsOf, withStock } from "../catalogue/live-stock.ts";
import { priceOf } from "../catalogue/price.ts";
import { type ProductSummary, totalStock } from "../catalogue/product.ts";
import { valuesOf } from "../catalogue/product-values.ts";
import { attributeRows, isDifferent } from "./compare-rows.ts";
import { CompareTable, type RichRow } from "./compare-table.tsx";
import { useDetails } from "./use-details.ts";

/** How to render parts of a product that later features know about. */
export type OfferParts = Record<"price" | "rating" | "stock" | "add", (product: ProductSummary) => ReactNode>;

type ComparisonProps = {
  products: readonly ProductSummary[];
  offer: OfferParts;
  corner?: (product: ProductSummary) => ReactNode;
  /** Actions for the whole comparison, beside the switch. */
  children?: ReactNode;
};

/** Products side by side: all rows, or only those that differ. */
export function Comparison({ products: built, offer, corner, children }: ComparisonProps) {
  const { t } = useTranslation();
  const [isShort, setShort] = useState(false);
  const details = useDetails(built);
  const left = useCountedStock(built.flatMap(itemsOf));
  const products = built.map((product) => withStock(product, left));
  const rows: RichRow[] = [...useSummaryRows(products, offer), ...attributeRows(details)];
  const shown = isShort && products.length > 1 ? rows.filter(isDifferent) : rows;
  useAnnouncement(isShort ? t("{{count}} rows differ", { count: shown.length }) : undefined);
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-x-6">
        <label className="inline-flex min-h-11 items-center gap-3 me-auto">
          <input
            type="checkbox"
            autoComplete="off"
            // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its state, and may not repeat it in aria-checked
            role="switch"
            checked={isShort}
            disabled={products.length < 2}
            onChange={(event) => setShort(event.target.checked)}
            className="size-5"
          />
          {t("Differences only")}
        </label>
        {children}
      </div>
      <CompareTable products={products} action={offer.add} rows={shown} {...(corner && { corner })} />
    </>
  );
}

/** Returns the rows that every product has a value for, and colours and sizes if any product has some. */
function useSummaryRows(products: readonly ProductSummary[], offer: OfferParts): RichRow[] {
  const { t } = useTranslation();
  const row = (name: string, read: (product: ProductSummary) => string | undefined): RichRow => ({
    name,
    values: products.map(read),
  });
  const choices = [
    row(
      "Colours",
      (product) =>
        commaList(
          t,
          valuesOf(product, "colour").map((colour) => t(colour)),
        ) || undefined,
    ),
    row(
      "Sizes",
      (product) =>
        commaList(
          t,
          valuesOf(product, "size")
            .toSorted((a, b) => compareIn(sizeOrder, a, b))
            .map((size) => sizeWord(t, size)),
        ) || undefined,
    ),
  ];
  return [
    { ...row("Price", (product) => String(priceOf(product).now)), show: offer.price },
    {
      ...row("Rating", ({ customers, rating }) =>
        customers || rating > 0 ? JSON.stringify([customers, rating]) : undefined,
      ),
      show: offer.rating,
    },
    {
      ...row("Availability", (product) =>
        product.affiliateLink ? undefined : String(Math.min(totalStock(product), 6)),
      ),
      show: offer.stock,
    },
    row("Department", (product) => t(titleOf(product.category[0]))),
    ...choices.filter(({ values }) => values.some(Boolean)),
  ];
}
