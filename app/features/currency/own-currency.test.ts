import { expect, test, vi } from "vitest";
import { decimalOf, readCents } from "../../../scripts/catalogue/amounts.ts";
import type { Cents } from "../catalogue/product.ts";
import { moneyIn } from "../letters/mail-context.ts";
import { chargedIn, defaultCurrency, readCurrency, setCurrency, setRates } from "./currency.ts";
import { formatMoney } from "./money.tsx";
import { rebase } from "./rates.server.ts";

vi.mock("../../settings/own-currency.ts", () => ({ ownCurrency: "DKK" }));
vi.mock("~/generated/intl.ts", async (original) => ({ ...(await original<object>()), ownSign: "kr." }));
vi.mock("../../../shop.config.ts", async (original) => {
  const { shop, ...rest } = await original<typeof import("../../../shop.config.ts")>();
  return { ...rest, shop: { ...shop, fallbackLanguage: "da", currencies: ["DKK", "EUR", "SEK"] } };
});

const plain = (text: string) => text.replace(/\s/g, " ");
const shown = (currency: typeof defaultCurrency) => plain(formatMoney(34_950 as Cents, "de", currency));

test("a shop whose first currency is the Danish krone shows, charges and stores its prices in it", () => {
  expect(shown(defaultCurrency)).toBe("349,50 kr.");
  expect(plain(moneyIn("DKK", "da")(34_950 as Cents))).toBe("349,50 kr.");
  expect(readCurrency({ currencyName: "DKK", currencyRate: 7 }).state.currencyRate).toBe(1);
});

test("orders are charged in kroner, and former currencies are shown by their code", () => {
  expect(plain(formatMoney(34_950 as Cents, "de", chargedIn("DKK")))).toBe("349,50 kr.");
  expect(plain(formatMoney(34_950 as Cents, "de", chargedIn("EUR")))).toBe("349,50 EUR");
  expect(plain(formatMoney(34_950 as Cents, "en", chargedIn("USD")))).toBe("USD 349.50");
});

test("other currencies use rates based on the krone, and their code if they have no symbol", () => {
  const rates = rebase({ rates: { EUR: 0.25, DKK: 2, SEK: 3 } });
  expect(rates).toEqual({ EUR: 0.125, DKK: 1, SEK: 1.5 });
  const started = setRates(defaultCurrency, rates);
  expect(shown(setCurrency(started, "EUR"))).toBe("43,69 €");
  expect(shown(setCurrency(started, "SEK"))).toBe("524,25 SEK");
  expect(shown(setCurrency(setCurrency(started, "EUR"), "DKK"))).toBe("349,50 kr.");
});

test("a product table may use the krone's symbol or code, and no other", () => {
  for (const amount of ["349,50", "349,50 kr.", "349,50 kr", "kr. 349,50", "DKK 349,50", "dkk349,50"])
    expect(readCents(amount, undefined)).toBe(34_950);
  expect(decimalOf(["1.249,00 kr."])).toBe("comma");
  expect(readCents("12 €", undefined)).toBe('"12 €" is not an amount in DKK');
});
