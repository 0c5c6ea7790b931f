import fc from "fast-check";
import { expect, test } from "vitest";
import type { Cents } from "../../features/catalogue/product.ts";
import { moneyIn } from "../../features/letters/mail-context.ts";
import { partCurrency, readDecimals, readMoneyForm, writeAmount } from "./money-form.ts";

const language = fc.constantFrom("en", "de", "fr", "es", "ar", "he", "fa", "hi", "pl", "pt", "nl", "sv", "ja", "tr");
/** One with a symbol in every language, and others that are always written as a code. */
const currency = fc.constantFrom("EUR", "JPY", "KWD", "CHF", "PLN");
const decimalsOf = readDecimals();

test("an amount is formatted as Intl does, in every language, with any number of decimals", () => {
  fc.assert(
    fc.property(language, currency, fc.integer({ min: -2e9, max: 2e9 }), (language, currency, units) => {
      const decimals = decimalsOf[currency] ?? 2;
      const amount = units / 10 ** decimals;
      const display = currency === "EUR" ? "narrowSymbol" : "code";
      const options = { style: "currency", currency, currencyDisplay: display } as const;
      const parts = new Intl.NumberFormat(`${language}-u-nu-latn`, options).formatToParts(amount);
      const sign = parts.find(({ type }) => type === "currency")?.value ?? "";
      const written = writeAmount(amount, decimals, sign, readMoneyForm(language));
      expect(written).toBe(partCurrency(parts.map(({ value }) => value).join("")));
    }),
    { numRuns: 500 },
  );
});

test("a currency symbol that is special in a replacement string is kept", () => {
  expect(writeAmount(12, 2, "$", readMoneyForm("en"))).toBe("$12.00");
});

/** Direction marks: right-to-left and left-to-right. */
const [RIGHT, LEFT] = ["\u200f", "\u200e"];

test("in Arabic the currency is on the same side for negative and positive amounts, on screens and in e-mails", () => {
  const form = readMoneyForm("ar");
  expect(writeAmount(12.5, 2, "USD", form)).toBe(`${RIGHT}12.50\u00a0USD`);
  expect(writeAmount(-12.5, 2, "USD", form)).toBe(`${RIGHT}${LEFT}-12.50${RIGHT}\u00a0USD`);
  expect(moneyIn("AED", "ar")(-1250 as Cents)).toMatch(new RegExp(`^${RIGHT}${LEFT}-12\\.50${RIGHT}\u00a0`));
  expect(moneyIn("EUR", "de")(-1250 as Cents)).toBe("-12,50\u00a0€");
});
