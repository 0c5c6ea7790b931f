import { countryNames } from "~/generated/intl.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { freeCountries } from "~/settings/delivery-facts.ts";
import { shop } from "../../../shop.config.ts";
import type { Cents } from "../catalogue/product.ts";
import { useMoney } from "../currency/money.tsx";

type FreeDeliveryBarProps = {
  goods: Cents;
  /** Where the order goes. */
  country: string;
};

/** Progress towards free delivery in words, and as a bar that adds nothing to them, if the shop offers it to the country, which is named if there are others. */
export function FreeDeliveryBar({ goods, country }: FreeDeliveryBarProps) {
  const { t, i18n } = useTranslation();
  const money = useMoney();
  if (!freeCountries(shop).includes(country)) return null;
  const missing = Math.max(0, shop.delivery.freeFrom - goods) as Cents;
  const text = missing ? t("{{amount}} more for free delivery", { amount: money(missing) }) : t("Free delivery");
  const place = countryNames[i18n.language]?.[country];
  return (
    <div className="text-sm">
      <p className="mb-1.5">{place ? `${text} (${place})` : text}</p>
      <progress
        max={shop.delivery.freeFrom}
        value={shop.delivery.freeFrom - missing}
        aria-hidden
        className="block h-1 w-full appearance-none overflow-hidden rounded-full [&::-moz-progress-bar]:bg-good [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-good"
      />
    </div>
  );
}
