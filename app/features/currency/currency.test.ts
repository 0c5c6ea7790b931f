import fc from "fast-check";
import { expect, test } from "vitest";
import type { Cents } from "../catalogue/product.ts";
import { defaultCurrency, isShowable, readCurrency, setCurrency, setRates, symbolOf } from "./currency.ts";
import { formatMoney } from "./money.tsx";
import { readRates } from "./read-rates.ts";

const code = fc.constantFrom("EUR", "USD", "GBP", "INR", "AED", "KWD", "CHF", "JPY", "XXX");
const rates = fc.dictionary(code, fc.double({ min: 0.001, max: 10_000, noNaN: true }));

test.each([
  ["USD", "$"],
  ["EUR", "€"],
  ["GBP", "£"],
  ["INR", "₹"],
  ...["AED", "SAR", "QAR", "KWD", "BHD", "JOD", "OMR", "IRR", "SYP", "YER"].map((name): [string, string] => [
    name,
    name,
  ]),
  ["CHF", "€"],
  ["JPY", "€"],
])("%s has the symbol %s", (name, sign) => {
  expect(symbolOf(name)).toBe(sign);
});

test("a currency takes its rate from the fetched ones, or 1 if there is none", () => {
  fc.assert(
    fc.property(code, rates, (name, exchangeRates) => {
      const state = setCurrency({ ...defaultCurrency, exchangeRates }, name);
      expect(state.currencyName).toBe(name);
      expect(state.currencySymbol).toBe(symbolOf(name));
      expect(state.currencyRate).toBe(name === "EUR" ? 1 : (exchangeRates[name] ?? 1));
    }),
  );
});

test("switching to other currencies and back to the euro gives exactly the same prices as before", () => {
  fc.assert(
    fc.property(fc.array(code), rates, fc.nat(10_000_000), (visited, exchangeRates, amount) => {
      const started = setRates(defaultCurrency, exchangeRates);
      const back = setCurrency(visited.reduce(setCurrency, started), "EUR");
      const price = (state: typeof back) => formatMoney(amount as Cents, "en", state);
      expect(price(back)).toBe(price(defaultCurrency));
    }),
  );
});

test("brief amounts that are whole in the shopper's currency have no decimals, others keep them", () => {
  const dollars = setCurrency({ ...defaultCurrency, exchangeRates: { USD: 1.25 } }, "USD");
  const brief = (cents: number, currency = defaultCurrency) => formatMoney(cents as Cents, "en", currency, true);
  expect([brief(5000), brief(499), brief(400, dollars), brief(500, dollars)]).toEqual(["€50", "€4.99", "$5", "$6.25"]);
});

test("a response without rates changes nothing, and invalid rates are left out", () => {
  const state = setCurrency({ ...defaultCurrency, exchangeRates: { USD: 1.2 } }, "USD");
  expect(setRates(state, readRates(undefined))).toBe(state);
  expect(setRates(state, readRates("<html>"))).toBe(state);
  expect(readRates({ USD: 1.1, GBP: 0, INR: -1, AED: "4", JPY: null, usd: 2, CHF: Number.POSITIVE_INFINITY })).toEqual({
    USD: 1.1,
  });
});

test("a currency chosen without a rate is not kept: it would show the shop's own amounts with its symbol", () => {
  const name = (stored: object) => readCurrency(stored).state.currencyName;
  expect(name({ currencyName: "USD", currencyRate: 1, exchangeRates: {} })).toBe("EUR");
  expect(name({ currencyName: "USD", currencyRate: 1, exchangeRates: { USD: 1 } })).toBe("USD");
  expect(name({ currencyName: "USD", currencyRate: 1.2, exchangeRates: { GBP: 0.9 } })).toBe("USD");
  expect(isShowable({ exchangeRates: {} }, "USD")).toBe(false);
  expect(isShowable({ exchangeRates: { USD: 1.2 } }, "USD")).toBe(true);
  expect(isShowable({ exchangeRates: {} }, "EUR")).toBe(true);
});

test("rates come with their own timestamp, and never keep an older one", () => {
  const asOf = "2026-11-21T09:00:00.000Z";
  const state = setRates(defaultCurrency, { USD: 1.2 }, asOf);
  expect(state.ratesAsOf).toBe(asOf);
  expect(readCurrency(JSON.parse(JSON.stringify(state)))).toEqual({ state, lost: false });
  expect(setRates(state, {}, null)).toBe(state);
  for (const rubbish of [null, undefined, 5, "soon"])
    expect(setRates(state, { USD: 1.1 }, rubbish)).not.toHaveProperty("ratesAsOf");
});

test("any stored value reads as a currency whose prices are numbers", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const { state } = readCurrency(value);
      expect(state.currencyRate).toBeGreaterThan(0);
      expect(formatMoney(1299 as Cents, "en", state)).not.toMatch(/NaN|Infinity/);
    }),
  );
});

const inCurrency = (name: string, rate: number) =>
  setCurrency({ ...defaultCurrency, exchangeRates: { [name]: rate } }, name);
/** Non-breaking spaces and direction marks differ between browsers, and are left out of the comparison. */
const plain = (text: string) => text.replace(/[\u200e\u200f\u061c]/g, "").replace(/\s/g, " ");

test.each([
  ["en", "EUR", 1, "€1,234.50"],
  ["de", "EUR", 1, "1.234,50 €"],
  ["fr", "EUR", 1, "1 234,50 €"],
  ["es", "EUR", 1, "1234,50 €"],
  ["ar", "EUR", 1, "1,234.50 €"],
  ["en", "USD", 2, "$2,469.00"],
  ["de", "USD", 2, "2.469,00 $"],
  ["fr", "USD", 2, "2 469,00 $"],
  ["es", "USD", 2, "2469,00 $"],
  ["ar", "USD", 2, "2,469.00 $"],
  ["en", "INR", 100, "₹123,450.00"],
  ["de", "INR", 100, "123.450,00 ₹"],
  ["ar", "INR", 100, "123,450.00 ₹"],
  ["en", "AED", 4, "AED 4,938.00"],
  ["de", "AED", 4, "4.938,00 AED"],
  ["ar", "AED", 4, "4,938.00 AED"],
  ["en", "KWD", 0.5, "KWD 617.250"],
  ["fr", "KWD", 0.5, "617,250 KWD"],
  ["ar", "KWD", 0.5, "617.250 KWD"],
  ["en", "JPY", 160, "€197,520 JPY"],
  ["de", "JPY", 160, "197.520 € JPY"],
  ["es", "JPY", 160, "197.520 € JPY"],
  ["ar", "JPY", 160, "197,520 € JPY"],
])("1234.50 euros read in %s and %s at %d are %s", (language, name, rate, expected) => {
  expect(plain(formatMoney(123_450 as Cents, language, inCurrency(name, rate)))).toBe(expected);
});
