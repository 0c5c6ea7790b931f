import { useTranslation } from "~/i18n/use-translation.tsx";
import type { Cents } from "../catalogue/product.ts";
import { defaultCurrency } from "../currency/currency.ts";
import { formatMoney } from "../currency/money.tsx";

/** Writes what is charged: always the shop's own currency, whatever currency the shopper browses in. */
export function useOwnMoney(): (cents: Cents) => string {
  const { i18n } = useTranslation();
  return (cents) => formatMoney(cents, i18n.language, defaultCurrency);
}

export function OwnMoney({ cents }: { cents: Cents }) {
  return <span className="whitespace-nowrap tabular-nums">{useOwnMoney()(cents)}</span>;
}
