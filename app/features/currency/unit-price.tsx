import { useTranslation } from "~/i18n/use-translation.tsx";
import { priceOf, unitPrice } from "../catalogue/price.ts";
import type { CardProduct, Cents } from "../catalogue/product.ts";
import { Money } from "./money.tsx";

type UnitPriceProps = {
  product: CardProduct;
  /** Of a piece; today's unless told. */
  price?: Cents;
  className?: string;
};

/** What a kilogram or litre comes to, for goods sold by weight or volume; nothing for others. It goes with every price. */
export function UnitPrice({
  product,
  price = priceOf(product).now,
  className = "block text-[0.8125rem] text-muted",
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
