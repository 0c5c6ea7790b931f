import { productPath } from "~/features/catalogue/addresses.ts";
import { ProductName } from "~/features/catalogue/catalogue-text.tsx";
import { priceOf } from "~/features/catalogue/price.ts";
import { Money } from "~/features/currency/money.tsx";
import { UnitPrice } from "~/features/currency/unit-price.tsx";
import { AddButton } from "~/features/product/add-button.tsx";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import type { DealProps } from "./deal.tsx";
import { PanelLink } from "./panel-link.tsx";
import { ShowPicture } from "./show-picture.tsx";

/** The deal of the week between two lines, its price as large as a heading. */
export function DealPrice({ title, text, product }: DealProps) {
  const { t } = useTranslation("homes");
  if (!product) return null;
  const { now, was } = priceOf(product);
  return (
    <section className="wrap py-10 md:py-16">
      <div className="grid gap-8 border-y border-ink py-8 md:grid-cols-[2fr_3fr] md:gap-x-12 lg:grid-cols-[4fr_3fr_5fr] lg:items-center lg:py-12">
        <div>
          <h2 className="text-4xl md:text-5xl xl:text-6xl">{title}</h2>
          {text && <p className="mt-4 max-w-md leading-snug text-muted">{text}</p>}
        </div>
        <ShowPicture
          product={product}
          sizes="(min-width: 64rem) 22vw, (min-width: 48rem) 35vw, 94vw"
          className="aspect-4/5 w-full rounded-base md:col-start-1 lg:col-start-2"
        />
        <div className="md:col-start-2 md:row-start-1 md:row-end-3 md:self-end lg:col-start-3 lg:row-end-2 lg:self-center">
          <p className="text-lg font-medium">
            <ProductName of={product} />
          </p>
          <p className="mt-3">
            <span
              className={`block font-display text-6xl leading-none font-(--display-weight) tabular-nums xl:text-7xl ${was ? "text-sale" : ""}`}
            >
              {was && <span className="sr-only">{`${t("Now")} `}</span>}
              <Money cents={now} />
            </span>
            {was && (
              <span className="mt-3 block text-sm text-muted">
                <s className="text-lg tabular-nums">
                  <Money cents={was} />
                </s>
                {` ${t("Lowest price in the 30 days before")}`}
              </span>
            )}
            <UnitPrice product={product} />
          </p>
          <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
            <AddButton product={product} />
            <PanelLink to={productPath(product)} label={t("See the product")} look="underlined" />
          </div>
        </div>
      </div>
    </section>
  );
}
