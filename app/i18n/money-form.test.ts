import fc from "fast-check";
import { expect, test } from "vitest";
import type { Cents } from "../features/catalogue/product.ts";
import { moneyIn } from "../features/mail/mail-context.ts";
import { partCurrency, readDecimals, readMoneyForm, writeAmount } from "./money-form.ts";

const language = fc.constantFrom("en", "de", "fr", "es", "ar", "he", "fa", "hi", "pl", "pt", "nl", "sv", "ja", "tr");
/** With a sign in every language, or written as letters in all. */
const currency = fc.constantFrom("EUR", "JPY", "KWD", "CHF", "PLN");
const decimalsOf = readDecimals();

test("an amount is written as Intl writes it, in every language, with every number of decimals", () => {
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

test("a sign that means something in a pattern of text stands as it is", () => {
  expect(writeAmount(12, 2, "$", readMoneyForm("en"))).toBe("$12.00");
});

/** Signs for text that runs from the right: a mark for it, and one for the other direction. */
const [RIGHT, LEFT] = ["\u200f", "\u200e"];

test("in Arabic the currency stands on the same side below zero as above, on screens and in e-mails", () => {
  const form = readMoneyForm("ar");
  expect(writeAmount(12.5, 2, "USD", form)).toBe(`${RIGHT}12.50\u00a0USD`);
  expect(writeAmount(-12.5, 2, "USD", form)).toBe(`${RIGHT}${LEFT}-12.50${RIGHT}\u00a0USD`);
  expect(moneyIn("AED", "ar")(-1250 as Cents)).toMatch(new RegExp(`^${RIGHT}${LEFT}-12\\.50${RIGHT}\u00a0`));
  expect(moneyIn("EUR", "de")(-1250 as Cents)).toBe("-12,50\u00a0€");
});
