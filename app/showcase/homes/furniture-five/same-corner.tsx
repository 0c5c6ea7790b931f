import { productPath } from "~/features/catalogue/addresses.ts";
import { ProductName } from "~/features/catalogue/catalogue-text.tsx";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { AddButton } from "~/features/product/add-button.tsx";
import { PriceTag } from "~/features/product/price-tag.tsx";
import { directionOf } from "~/platform/i18n/languages.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { PanelLink } from "../../sections/panel-link.tsx";
import { BeforeAfter } from "./before-after.tsx";

type SameCornerProps = {
  title: string;
  text: string;
  before: ProductSummary | undefined;
  after: ProductSummary | undefined;
};

/** One corner with either of two products: a slider uncovers them, and both are sold below. */
export function SameCorner({ title, text, before, after }: SameCornerProps) {
  const { t, i18n } = useTranslation("homes");
  if (!before || !after) return null;
  // Each is below its own side of the slider, which is not mirrored in right-to-left languages.
  const pieces = directionOf(i18n.language) === "rtl" ? [after, before] : [before, after];
  const pictureOf = (product: ProductSummary) => ({ path: product.pictures[0], alt: product.alt[0] ?? product.name });
  return (
    <>
      <BeforeAfter title={title} text={text} before={pictureOf(before)} after={pictureOf(after)} />
      <ul className="wrap -mt-5 grid grid-cols-2 gap-6 pb-14 md:-mt-10">
        {pieces.map((product, i) => (
          <li key={product.id} className={`flex flex-col ${i === 0 ? "" : "items-end text-end"}`}>
            <p className="text-lg">
              <ProductName of={product} />
            </p>
            <PriceTag product={product} />
            <div
              className={`mt-auto flex flex-wrap items-center gap-x-5 gap-y-1 pt-3 ${i === 0 ? "" : "flex-row-reverse"}`}
            >
              <AddButton product={product} />
              <PanelLink
                to={productPath(product)}
                label={t("See the product")}
                look="underlined"
                about={<ProductName of={product} />}
              />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
