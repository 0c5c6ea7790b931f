import { Scale } from "lucide";
import { productPath } from "~/features/catalogue/addresses.ts";
import { CatalogueText, ProductName } from "~/features/catalogue/catalogue-text.tsx";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { addManyToCompare } from "~/features/compare/edit-comparison.ts";
import { AddButton } from "~/features/product/add-button.tsx";
import { CompareButton } from "~/features/product/compare-button.tsx";
import { PriceTag } from "~/features/product/price-tag.tsx";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Button } from "~/platform/ui/button.tsx";
import { Icon } from "~/platform/ui/icon.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { Picture } from "~/platform/ui/picture.tsx";
import { PanelLink } from "../../sections/panel-link.tsx";

type SpecTableProps = {
  title: string;
  text: string;
  products: readonly { product: ProductSummary; facts: Readonly<Record<string, string>> }[];
  /** Names of attributes, in the catalogue's English. */
  rows: readonly string[];
};

/** Products side by side with their technical data; one or all can be added to the comparison. */
export function SpecTable({ title, text, products, rows }: SpecTableProps) {
  const { t } = useTranslation("homes");
  return (
    <section className="wrap py-10 md:py-16">
      <div className="mb-7 flex flex-wrap items-end justify-between gap-5">
        <div className="max-w-2xl">
          <h2 className="text-3xl md:text-5xl">{title}</h2>
          <p className="mt-3 text-muted">{text}</p>
        </div>
        <div className="flex flex-wrap items-center gap-4">
          <Button look="outline" onClick={() => addManyToCompare(products.map(({ product }) => product.id))}>
            <Icon of={Scale} size={17} strokeWidth={1.6} />
            {t("Compare all")}
          </Button>
          <PanelLink to="/compare" label={t("See comparison")} look="underlined" />
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section tabIndex={0} aria-label={title} className="relative overflow-x-auto rounded-base bg-surface">
        <table className="w-full min-w-[56rem] table-fixed border-collapse text-start text-[0.9375rem]">
          <thead>
            <tr>
              <td className="w-32 p-4 md:w-40 md:p-6" />
              {products.map(({ product }) => (
                <th key={product.id} scope="col" className="p-3 text-start align-top font-normal md:p-5">
                  <div className="relative mb-3">
                    <Picture
                      path={product.pictures[0]}
                      alt=""
                      sizes="16rem"
                      className="aspect-4/5 w-full rounded-base"
                    />
                    <CompareButton product={product} className="absolute end-2 top-2 bg-surface" />
                  </div>
                  <Link to={productPath(product)} className="font-semibold hover:underline">
                    <ProductName of={product} />
                  </Link>
                  <PriceTag product={product} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <FactRows rows={rows} products={products} />
            <tr>
              <td />
              {products.map(({ product }) => (
                <td key={product.id} className="p-3 md:p-5">
                  <div className="grid">
                    <AddButton product={product} />
                  </div>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
    </section>
  );
}

function FactRows({ rows, products }: Pick<SpecTableProps, "rows" | "products">) {
  const { t } = useTranslation("homes");
  return rows.map((row) => (
    <tr key={row} className="odd:bg-ground/45">
      <th scope="row" className="p-3 text-start align-top text-sm font-normal text-muted md:px-6">
        {t(row)}
      </th>
      {products.map(({ product, facts }) => (
        <td key={product.id} className="px-3 py-3 align-top leading-snug md:px-5">
          {facts[row] ? <CatalogueText>{facts[row]}</CatalogueText> : <span className="text-muted">–</span>}
        </td>
      ))}
    </tr>
  ));
}
