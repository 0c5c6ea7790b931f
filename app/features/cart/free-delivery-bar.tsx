import { useTranslation } from "~/i18n/use-translation.tsx";
import { shop } from "../../../shop.config.ts";
import type { Cents } from "../catalogue/product.ts";
import { useMoney } from "../currency/money.tsx";
import { freeMethods } from "../shop/delivery-facts.ts";

/** Progress towards free delivery, if the shop offers it. */
export function FreeDeliveryBar({ goods }: { goods: Cents }) {
  const { t } = useTranslation();
  const money = useMoney();
  if (freeMethods(shop).length === 0) return null;
  const missing = Math.max(0, shop.delivery.freeFrom - goods) as Cents;
  const text = missing > 0 ? t("{{amount}} more for free delivery", { amount: money(missing) }) : t("Free delivery");
  return (
    <div className="text-sm">
      <p className="mb-1.5">{text}</p>
      <progress
        max={shop.delivery.freeFrom}
        value={Math.min(goods, shop.delivery.freeFrom)}
        aria-label={t("Free delivery")}
        className="block h-1 w-full appearance-none overflow-hidden rounded-full [&::-moz-progress-bar]:bg-good [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-good"
      />
    </div>
  );
}
