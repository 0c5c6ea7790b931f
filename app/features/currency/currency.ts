import { ownSign } from "~/generated/intl.ts";
import { isRecord } from "../../platform/requests/records.ts";
import type { Reading } from "../../platform/storage/saved-slice.ts";
import { ownCurrency } from "../../settings/own-currency.ts";
import { isRate, readRates } from "./read-rates.ts";

/**
 * Browsers store it under these names, which the specification sets. A rate is how much of a currency one unit of the
 * shop's own buys.
 */
export type CurrencyState = {
  currencySymbol: string;
  currencyName: string;
  currencyRate: number;
  exchangeRates: Readonly<Record<string, number>>;
  /** Timestamp of the rates: ISO in UTC. */
  ratesAsOf?: string;
};

/** What amounts are formatted with. */
export type ShownCurrency = Pick<CurrencyState, "currencySymbol" | "currencyName" | "currencyRate">;

const shown = new Map<string, ShownCurrency>();

/** Returns the part of the state that amounts depend on; the same object as long as it is equal. */
export function shownCurrency({ currencyName, currencySymbol, currencyRate }: CurrencyState): ShownCurrency {
  const key = `${currencyName} ${currencySymbol} ${currencyRate}`;
  const known = shown.get(key) ?? { currencyName, currencySymbol, currencyRate };
  shown.set(key, known);
  return known;
}

export const defaultCurrency: CurrencyState = {
  currencySymbol: ownSign,
  currencyName: ownCurrency,
  currencyRate: 1,
  exchangeRates: {},
};

const symbols: Readonly<Record<string, string>> = { USD: "$", EUR: "€", GBP: "£", INR: "₹" };
const shownAsCode = new Set(["AED", "SAR", "QAR", "KWD", "BHD", "JOD", "OMR", "IRR", "SYP", "YER"]);

/**
 * Returns a currency's symbol. In shops priced in euros, codes without a symbol get the euro sign, as the specification
 * says; elsewhere the code is its own symbol.
 */
export function symbolOf(code: string): string {
  if (code === ownCurrency) return ownSign;
  return symbols[code] ?? (shownAsCode.has(code) || ownCurrency !== "EUR" ? code : "€");
}

/** Returns the currency of an order: the shop's own, or a former one by its code, so that no symbol is ambiguous. */
export function chargedIn(code: string): ShownCurrency {
  return code === ownCurrency ? defaultCurrency : { currencyName: code, currencySymbol: code, currencyRate: 1 };
}

/** Sets the display currency; if there is no rate for it, the rate is 1. */
export function setCurrency(state: CurrencyState, code: string): CurrencyState {
  const rate = code === ownCurrency ? 1 : (state.exchangeRates[code] ?? 1);
  return { ...state, currencyName: code, currencySymbol: symbolOf(code), currencyRate: rate };
}

/** Returns whether amounts can be shown in a currency: without a rate, only the symbol would change. */
export function isShowable({ exchangeRates }: Pick<CurrencyState, "exchangeRates">, code: string): boolean {
  return code === ownCurrency || exchangeRates[code] !== undefined;
}

/** Applies newly fetched rates; the chosen currency keeps its last rate if the new ones do not include it. */
export function setRates(
  before: CurrencyState,
  rates: Readonly<Record<string, number>>,
  asOf?: unknown,
): CurrencyState {
  if (Object.keys(rates).length === 0) return before;
  const { ratesAsOf: _, ...state } = before;
  const rate = state.currencyName === ownCurrency ? 1 : (rates[state.currencyName] ?? state.currencyRate);
  return { ...state, exchangeRates: rates, currencyRate: rate, ...(isMoment(asOf) && { ratesAsOf: asOf }) };
}

function isMoment(value: unknown): value is string {
  return typeof value === "string" && !Number.isNaN(Date.parse(value));
}

/** Reads a stored currency; falls back to the shop's own if it is invalid or had no rate when it was chosen. */
export function readCurrency(stored: unknown): Reading<CurrencyState> {
  if (!isRecord(stored)) return { state: defaultCurrency, lost: true };
  const exchangeRates = readRates(stored["exchangeRates"]);
  const { currencyName: code, currencyRate: rate, ratesAsOf } = stored;
  const own = { ...defaultCurrency, exchangeRates, ...(isMoment(ratesAsOf) && { ratesAsOf }) };
  if (typeof code !== "string" || !/^[A-Z]{3}$/.test(code)) return { state: own, lost: code !== undefined };
  const hadRate = isRate(rate) && (rate !== 1 || isShowable(own, code));
  if (code === ownCurrency || !hadRate) return { state: own, lost: false };
  return { state: { ...own, currencyName: code, currencySymbol: symbolOf(code), currencyRate: rate }, lost: false };
}
