import { productPath } from "~/features/catalogue/addresses.ts";
import { ProductName } from "~/features/catalogue/catalogue-text.tsx";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { AddButton } from "~/features/product/add-button.tsx";
import { PriceTag } from "~/features/product/price-tag.tsx";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { PanelLink } from "./panel-link.tsx";
import { ShowPicture } from "./show-picture.tsx";

export type DealProps = { title: string; text?: string; product: ProductSummary | undefined };

/** The deal of the week: one reduced product, with its picture at full height. */
export function Deal({ title, text, product }: DealProps) {
  const { t } = useTranslation("homes");
  if (!product) return null;
  return (
    <section className="wrap py-6 md:py-10">
      <div className="grid overflow-hidden rounded-base bg-ground text-ink md:grid-cols-[9fr_11fr]">
        <ShowPicture
          product={product}
          sizes="(min-width: 48rem) 42vw, 94vw"
          className="aspect-4/5 size-full md:aspect-auto lg:min-h-[38rem]"
        />
        <div className="flex flex-col justify-center p-6 md:p-12">
          <h2 className="text-4xl md:text-5xl">{title}</h2>
          {text && <p className="mt-3 max-w-md leading-snug">{text}</p>}
          <div className="mt-7 rounded-base bg-surface p-5">
            <p className="font-medium">
              <ProductName of={product} />
            </p>
            <PriceTag product={product} isLarge />
            <div className="mt-4 flex flex-wrap items-center gap-3">
              <AddButton product={product} />
              <PanelLink to={productPath(product)} label={t("See the product")} look="underlined" />
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
