import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { priceOf, unitPrice } from "../catalogue/price.ts";
import type { CardProduct, Cents } from "../catalogue/product.ts";
import { Money } from "./money.tsx";

type UnitPriceProps = {
  product: CardProduct;
  /** Price of one piece; today's by default. */
  price?: Cents;
  className?: string;
};

/** Price per kilogram or litre of products sold by weight or volume; nothing for others. Goes with every price. */
export function UnitPrice({
  product,
  price = priceOf(product).now,
  className = "block text-sm text-muted",
}: UnitPriceProps) {
  const { t } = useTranslation();
  const unit = product.netContent && unitPrice(price, product.netContent);
  if (!unit) return null;
  return (
    <span className={className}>
      <Money cents={unit.price} />
      {` / ${unit.unit === "kg" ? t("kg") : t("l")}`}
    </span>
  );
}
