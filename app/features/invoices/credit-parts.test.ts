import { expect, test } from "vitest";
import type { Cents } from "../catalogue/product.ts";
import { creditParts, sumAt } from "./credit-parts.ts";
import { type VatPart, vatParts } from "./vat-parts.ts";

const cents = (amount: number) => amount as Cents;
const chair = { price: cents(9990), quantity: 1, vatRate: 20 };
const bread = { price: cents(333), quantity: 3, vatRate: 5.5 };
/** Includes 4.90 for delivery. */
const sold = vatParts([chair, bread], cents(9990 + 999 + 490));

test("refunded pieces are credited at their own rate", () => {
  expect(creditParts(cents(666), { sold, credited: [], pieces: [{ ...bread, quantity: 2 }] })).toEqual([
    { rate: 5.5, gross: 666, vat: 35 },
  ]);
});

test("an amount without pieces is split by what was sold at each rate", () => {
  const parts = creditParts(cents(1000), { sold, credited: [], pieces: [] });
  expect(parts).toEqual([
    { rate: 20, gross: 909, vat: 152 },
    { rate: 5.5, gross: 91, vat: 5 },
  ]);
});

test("no rate is credited beyond what was sold at it: the others take the rest", () => {
  const parts = creditParts(cents(2000), { sold, credited: [], pieces: [bread] });
  const [standard, lower] = sold.map(({ rate }) => sumAt(rate, parts).gross);
  expect(lower).toBe(sumAt(5.5, sold).gross);
  expect(standard).toBe(2000 - (lower ?? 0));
});

test("nothing is credited if everything already was", () => {
  expect(creditParts(cents(0), { sold, credited: sold, pieces: [] })).toEqual([]);
});

test("an invoice refunded in full is credited with its own VAT, however that was rounded", () => {
  const rounded = [{ rate: 20, gross: cents(100), vat: cents(16) }];
  expect(creditParts(cents(100), { sold: rounded, credited: [], pieces: [] })).toEqual(rounded);
});

test("partial refunds in any split add up to the invoice to the cent", () => {
  const random = createRandom(7);
  for (let round = 0; round < 300; round++) {
    const credited: VatPart[] = [];
    for (let left = 9990 + 999 + 490; left > 0; ) {
      const amount = cents(Math.min(left, 1 + Math.floor(random() * 4000)));
      const pieces = [[], [chair], [bread], [chair, bread]][Math.floor(random() * 4)] ?? [];
      const parts = creditParts(amount, { sold, credited, pieces });
      expect(parts.reduce((all, { gross }) => all + gross, 0)).toBe(amount);
      expect(parts.every(({ gross, vat }) => vat >= 0 && vat <= gross)).toBe(true);
      credited.push(...parts);
      left -= amount;
    }
    for (const { rate, gross, vat } of sold) expect(sumAt(rate, credited)).toEqual({ gross, vat });
  }
});

/** A seeded generator: the same numbers on every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}
