import { decimalsOf } from "~/generated/intl.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import type { PriceFacet as PriceFacetData } from "../catalogue/facets.ts";
import { nearestCents } from "../catalogue/price.ts";
import type { ProductQuery } from "../catalogue/product-query.ts";
import { useCurrency } from "../currency/currency.store.ts";
import { useMoney } from "../currency/money.tsx";
import { AmountRange } from "./amount-range.tsx";

const fields = { min: "min", max: "max" };

type PriceFacetProps = {
  price: PriceFacetData;
  query: ProductQuery;
  onChange: (change: Pick<ProductQuery, "min" | "max">) => void;
  isCountedWhileTyped: boolean;
};

/** Price range by slider or fields, in the shopper's currency; the URL holds the shop's currency. */
export function PriceFacet(props: PriceFacetProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const { currencyName: name, currencySymbol: sign, currencyRate: rate } = useCurrency((state) => state);
  const handles = { min: t("Lowest price"), max: t("Highest price") };
  const format = (units: number) => money(nearestCents(units));
  const unit = { name, sign, rate, decimals: decimalsOf[name] ?? 2, fields, handles, format };
  return <AmountRange {...props} unit={unit} />;
}
