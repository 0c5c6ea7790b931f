import { productPath } from "~/features/catalogue/addresses.ts";
import { ProductName } from "~/features/catalogue/catalogue-text.tsx";
import { AddButton } from "~/features/product/add-button.tsx";
import { PriceTag } from "~/features/product/price-tag.tsx";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import type { DealProps } from "./deal.tsx";
import { PanelLink } from "./panel-link.tsx";
import { ShowPicture } from "./show-picture.tsx";

/** The deal of the week in the middle of a full-width stage, title on one side, price on the other. */
export function DealStage({ title, text, product }: DealProps) {
  const { t } = useTranslation("homes");
  if (!product) return null;
  return (
    <section className="my-6 bg-stage text-stage-ink md:my-10">
      <div className="wrap grid items-center md:grid-cols-2 md:gap-x-8 lg:grid-cols-[1fr_30rem_1fr]">
        <div className="pt-10 max-md:pb-8 md:self-end md:pt-0 md:pb-4 lg:self-center lg:pb-0">
          <h2 className="text-5xl xl:text-6xl">{title}</h2>
          {text && <p className="mt-4 max-w-xs leading-snug">{text}</p>}
        </div>
        <ShowPicture
          product={product}
          sizes="(min-width: 64rem) 30rem, (min-width: 48rem) 45vw, 94vw"
          className="aspect-4/5 w-full md:col-start-2 md:row-start-1 md:row-end-3 lg:row-end-2"
        />
        <div className="pb-10 max-md:pt-6 [&_s]:text-stage-ink md:self-start md:pb-0 lg:self-center lg:justify-self-end">
          <p className="text-lg leading-snug font-medium">
            <ProductName of={product} />
          </p>
          <PriceTag product={product} isLarge />
          <div className="mt-5 flex flex-wrap items-center gap-3">
            <AddButton product={product} />
            <PanelLink to={productPath(product)} label={t("See the product")} look="underlined" />
          </div>
        </div>
      </div>
    </section>
  );
}
