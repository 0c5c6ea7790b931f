import { decimalsOf, moneyForms } from "virtual:intl";
import { type MoneyForm, writeAmount } from "~/i18n/money-form.ts";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { shop } from "../../../shop.config.ts";
import type { Cents } from "../catalogue/product.ts";
import { useCurrency } from "./currency.store.ts";
import { type ShownCurrency, shownCurrency } from "./currency.ts";

const ownForm = moneyForms[shop.fallbackLanguage] as MoneyForm;

/**
 * Writes an amount of the shop's own cents in a currency for people: number form and place of the sign follow the language, the
 * sign itself is the shop's. A currency that borrows the euro's sign is named behind it. With `isBrief` a whole amount has
 * no decimals.
 */
export function formatMoney(cents: Cents, language: string, currency: ShownCurrency, isBrief = false): string {
  const amount = (cents / 100) * currency.currencyRate;
  const isBorrowed = currency.currencySymbol === "€" && currency.currencyName !== "EUR";
  const decimals = isBrief && Number.isInteger(amount) ? 0 : (decimalsOf[currency.currencyName] ?? 2);
  const written = writeAmount(amount, decimals, currency.currencySymbol, moneyForms[language] ?? ownForm);
  return isBorrowed ? `${written} ${currency.currencyName}` : written;
}

const MOST_KEPT = 10_000;
/** What was written before, by currency: the same prices come again on every screen. */
const kept = new WeakMap<object, Map<string, string>>();

function writeOnce(cents: Cents, language: string, currency: ShownCurrency, isBrief: boolean): string {
  const texts = kept.get(currency) ?? new Map<string, string>();
  kept.set(currency, texts);
  const key = `${language} ${cents} ${isBrief}`;
  const text = texts.get(key) ?? formatMoney(cents, language, currency, isBrief);
  if (texts.size < MOST_KEPT) texts.set(key, text);
  return text;
}

type MoneyProps = {
  cents: Cents;
  className?: string;
  /** Without decimals where the amount is whole, as in a sentence. */
  isBrief?: boolean;
};

/** An amount in the shopper's currency. While their saved state is being restored its place is kept, unseen. */
export function Money({ cents, className = "", isBrief = false }: MoneyProps) {
  const format = useMoney(isBrief);
  return <span className={`money ${className}`}>{format(cents)}</span>;
}

/** The same as text, for labels and sentences. */
export function useMoney(isBrief = false): (cents: Cents) => string {
  const { i18n } = useTranslation();
  const currency = useCurrency(shownCurrency);
  return (cents) => writeOnce(cents, i18n.language, currency, isBrief);
}
