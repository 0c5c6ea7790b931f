import { productPath } from "~/features/catalogue/addresses.ts";
import { ProductName } from "~/features/catalogue/catalogue-text.tsx";
import { titleOf } from "~/features/catalogue/department-names.ts";
import { priceOf } from "~/features/catalogue/price.ts";
import { type ProductSummary, totalStock } from "~/features/catalogue/product.ts";
import { Money } from "~/features/currency/money.tsx";
import { UnitPrice } from "~/features/currency/unit-price.tsx";
import { AddButton } from "~/features/product/add-button.tsx";
import { stockWords } from "~/features/product/stock-words.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { Picture } from "~/platform/ui/picture.tsx";

type DealBoardProps = { title: string; lead?: string; products: readonly ProductSummary[] };

/** Reductions as a list: one row each, with the percentage as a bar, in the given order. */
export function DealBoard({ title, lead, products }: DealBoardProps) {
  return (
    <section className="wrap py-10 md:py-16">
      <h2 className="text-4xl md:text-6xl">{title}</h2>
      {lead && <p className="mt-3 max-w-xl text-muted">{lead}</p>}
      <ol className="mt-8 border-t-2 border-ink">
        {products.map((product) => (
          <BoardLine key={product.id} product={product} />
        ))}
      </ol>
    </section>
  );
}

function BoardLine({ product }: { product: ProductSummary }) {
  const { t } = useTranslation("homes");
  const { now, was, percent = 0 } = priceOf(product);
  return (
    <li className="grid grid-cols-[min(4rem,20vw)_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-b border-line py-3 md:grid-cols-[4.5rem_minmax(0,6fr)_minmax(9rem,5fr)_7rem_8.5rem] md:gap-x-6 lg:grid-cols-[5rem_14rem_1fr_9rem_8.5rem]">
      <Picture path={product.pictures[0]} alt="" sizes="5rem" className="aspect-square w-full rounded-base" />
      <div className="min-w-0">
        <Link to={productPath(product)} className="font-medium hover:underline">
          <ProductName of={product} />
        </Link>
        <p className="text-sm text-muted">
          {t(titleOf(product.category[0]))}
          {!product.affiliateLink && ` · ${t(stockWords(totalStock(product), false).text)}`}
        </p>
      </div>
      <div className="flex items-center gap-3 max-md:order-last max-md:col-span-3">
        <meter
          min={0}
          max={60}
          value={percent}
          aria-label={t("Reduction")}
          className="reduction-bar h-3 flex-1 md:h-4"
        />
        <span className="w-20 font-display text-2xl leading-none font-(--display-weight) tabular-nums md:w-24 md:text-4xl">
          {t("−{{percent}}%", { percent })}
        </span>
      </div>
      <p className="text-end tabular-nums max-md:row-start-1 max-md:col-start-3">
        <span className="font-medium">
          <Money cents={now} />
        </span>
        {was && (
          <s className="block text-sm text-muted" title={t("Lowest price in the 30 days before")}>
            <Money cents={was} />
          </s>
        )}
        <UnitPrice product={product} />
      </p>
      <div className="grid max-md:order-last max-md:col-span-3">
        <AddButton product={product} />
      </div>
    </li>
  );
}
