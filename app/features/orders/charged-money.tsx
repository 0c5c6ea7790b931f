import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import type { Cents } from "../catalogue/product.ts";
import { chargedIn } from "../currency/currency.ts";
import { formatMoney } from "../currency/money.tsx";

/** Formats amounts in the currency they are charged in, whatever currency the shopper browses in. */
export function useChargedMoney(currency: string): (cents: Cents) => string {
  const { i18n } = useTranslation();
  return (cents) => formatMoney(cents, i18n.language, chargedIn(currency));
}

/** Such an amount in an element without line breaks. */
export function ChargedMoney({ cents, currency }: { cents: Cents; currency: string }) {
  return <span className="whitespace-nowrap tabular-nums">{useChargedMoney(currency)(cents)}</span>;
}
