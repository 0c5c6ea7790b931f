import { useRef } from "react";
import { decimalsOf, moneyForms } from "~/generated/intl.ts";
import { type MoneyForm, writeAmount } from "~/platform/i18n/money-form.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { shop } from "../../../shop.config.ts";
import type { Cents } from "../catalogue/product.ts";
import { useCurrency, useCurrencyInView } from "./currency.store.ts";
import { type ShownCurrency, shownCurrency } from "./currency.ts";

const ownForm = moneyForms[shop.fallbackLanguage] as MoneyForm;

/**
 * Formats cents of the shop's own currency in a display currency: number format and symbol position follow the
 * language, the symbol is the shop's. A currency that borrows the euro sign has its code appended. With `isBrief`,
 * whole amounts have no decimals.
 */
export function formatMoney(cents: Cents, language: string, currency: ShownCurrency, isBrief = false): string {
  const amount = (cents / 100) * currency.currencyRate;
  const isBorrowed = currency.currencySymbol === "€" && currency.currencyName !== "EUR";
  const decimals = isBrief && Number.isInteger(amount) ? 0 : (decimalsOf[currency.currencyName] ?? 2);
  const written = writeAmount(amount, decimals, currency.currencySymbol, moneyForms[language] ?? ownForm);
  return isBorrowed ? `${written} ${currency.currencyName}` : written;
}

const MAX_KEPT = 10_000;
/** Cache of formatted amounts by currency: the same prices appear on many pages. */
const kept = new WeakMap<object, Map<string, string>>();

function writeOnce(cents: Cents, language: string, currency: ShownCurrency, isBrief: boolean): string {
  const texts = kept.get(currency) ?? new Map<string, string>();
  kept.set(currency, texts);
  const key = `${language} ${cents} ${isBrief}`;
  const text = texts.get(key) ?? formatMoney(cents, language, currency, isBrief);
  if (texts.size < MAX_KEPT) texts.set(key, text);
  return text;
}

type MoneyProps = {
  cents: Cents;
  className?: string;
  /** Without decimals if the amount is whole, as in a sentence. */
  isBrief?: boolean;
};

/** An amount in the shopper's currency. Invisible, but taking up space, while their saved state is being restored. */
export function Money({ cents, className = "", isBrief = false }: MoneyProps) {
  const element = useRef<HTMLSpanElement>(null);
  const { i18n } = useTranslation();
  const currency = useCurrencyInView(element, shownCurrency);
  return (
    <span ref={element} className={`money ${className}`}>
      {writeOnce(cents, i18n.language, currency, isBrief)}
    </span>
  );
}

/** Returns a function that formats amounts as text, for labels and sentences. */
export function useMoney(isBrief = false): (cents: Cents) => string {
  const { i18n } = useTranslation();
  const currency = useCurrency(shownCurrency);
  return (cents) => writeOnce(cents, i18n.language, currency, isBrief);
}
