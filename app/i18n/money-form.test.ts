import fc from "fast-check";
import { expect, test } from "vitest";
import { readDecimals, readMoneyForm, writeAmount } from "./money-form.ts";

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
      expect(written).toBe(parts.map(({ value }) => value).join(""));
    }),
    { numRuns: 500 },
  );
});

test("a sign that means something in a pattern of text stands as it is", () => {
  expect(writeAmount(12, 2, "$", readMoneyForm("en"))).toBe("$12.00");
});
