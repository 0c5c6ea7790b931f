import { expect, test } from "vitest";
import type { Cents } from "../catalogue/product.ts";
import { vatParts, vatRows, writeRate } from "./vat-parts.ts";

const cents = (amount: number) => amount as Cents;

test("delivery of free goods is split by number of pieces", () => {
  const lines = [
    { price: cents(0), quantity: 1, vatRate: 5.5 },
    { price: cents(0), quantity: 3, vatRate: 20 },
  ];
  expect(vatParts(lines, cents(400))).toEqual([
    { rate: 20, gross: 300, vat: 50 },
    { rate: 5.5, gross: 100, vat: 5 },
  ]);
});

test("the VAT of each rate is listed below a total, except for a rate of zero", () => {
  expect(vatRows({ vat: cents(50), vatRate: 20 })).toEqual([{ rate: 20, vat: 50 }]);
  expect(vatRows({ vat: cents(0), vatRate: 0 })).toEqual([]);
  const parts = [
    { rate: 20, gross: cents(600), vat: cents(100) },
    { rate: 0, gross: cents(100), vat: cents(0) },
  ];
  expect(vatRows({ vat: cents(100), vatRate: 20, vatParts: parts })).toEqual([{ rate: 20, vat: 100 }]);
});

test("a rate is formatted in its language", () => {
  expect([writeRate(5.5, "fr"), writeRate(5.5, "en"), writeRate(20, "ar")]).toEqual(["5,5", "5.5", "20"]);
});
