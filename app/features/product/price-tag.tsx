import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { priceOf } from "../catalogue/price.ts";
import type { CardProduct } from "../catalogue/product.ts";
import { Money } from "../currency/money.tsx";
import { UnitPrice } from "../currency/unit-price.tsx";

type PriceTagProps = {
  product: CardProduct;
  /** The price of goods with an energy class is large only where that stands beside it. */
  isLarge?: boolean;
  hasEnergyClass?: boolean;
};

/** A product's price, the lowest price of the 30 days before a reduction, and the unit price of goods by weight. */
export function PriceTag({ product, isLarge: mayBeLarge = false, hasEnergyClass = false }: PriceTagProps) {
  const { t } = useTranslation();
  const { now, was } = priceOf(product);
  const isLarge = mayBeLarge && (hasEnergyClass || !product.hasEnergyClass);
  return (
    <p className="leading-snug">
      <span className={`${isLarge ? "text-2xl" : "text-[0.9375rem]"} font-medium tabular-nums`}>
        {was && <span className="sr-only">{`${t("Now")} `}</span>}
        <Money cents={now} />
      </span>
      {was && (
        <>
          <span className="sr-only">{`${t(", was")} `}</span>{" "}
          <s
            // Readers say "was" instead of where a deletion starts and ends.
            role="presentation"
            className={`${isLarge ? "text-base" : "text-sm"} tabular-nums text-muted`}
            title={t("Lowest price in the 30 days before")}
          >
            <Money cents={was} />
          </s>
        </>
      )}
      <UnitPrice product={product} />
    </p>
  );
}
