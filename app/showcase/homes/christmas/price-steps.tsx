import type { Cents, ProductSummary } from "~/features/catalogue/product.ts";
import { Money } from "~/features/currency/money.tsx";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { type Action, PanelLink } from "../../sections/panel-link.tsx";
import { ProductLine } from "../../sections/product-line.tsx";

/** `limit` in cents: the highest price in this step. */
export type PriceStep = { limit: Cents; products: readonly ProductSummary[]; more: Action };

type PriceStepsProps = { title: string; text: string; steps: readonly PriceStep[] };

const falls = ["", "lg:mt-16", "lg:mt-32", "lg:mt-48"];

/** Presents on a staircase of prices: each step shows its limit, in the shopper's currency, and products up to it. */
export function PriceSteps({ title, text, steps }: PriceStepsProps) {
  const { t } = useTranslation("homes");
  return (
    <section id="presents" className="wrap scroll-mt-16 py-12 md:py-20">
      <div className="lg:flex lg:items-end lg:justify-between lg:gap-10">
        <h2 className="max-w-2xl text-4xl md:text-6xl">{title}</h2>
        <p className="mt-3 max-w-sm text-muted">{text}</p>
      </div>
      <ul className="mt-8 grid gap-8 lg:grid-cols-3 lg:gap-6">
        {steps.map(({ limit, products, more }, i) => (
          <li key={limit} className={falls[i]}>
            <h3 className="border-b-4 border-accent pb-2 text-accent">
              <span className="block font-text text-base">{t("Up to")}</span>
              <span className="text-5xl tabular-nums md:text-7xl">
                <Money isBrief cents={limit} />
              </span>
            </h3>
            <ul>
              {products.map((product) => (
                <ProductLine key={product.id} product={product} className="border-b border-line" />
              ))}
            </ul>
            <PanelLink {...more} look="arrow" className="mt-2" about={<Money isBrief cents={limit} />} />
          </li>
        ))}
      </ul>
    </section>
  );
}
