import { expect, test } from "vitest";
import type { Cents } from "../catalogue/product.ts";
import { creditParts, sumAt } from "./credit-parts.ts";
import { type VatPart, vatParts } from "./vat-parts.ts";

const cents = (amount: number) => amount as Cents;
const chair = { price: cents(9990), quantity: 1, vatRate: 20 };
const bread = { price: cents(333), quantity: 3, vatRate: 5.5 };
/** With 4.90 of delivery. */
const sold = vatParts([chair, bread], cents(9990 + 999 + 490));

test("the pieces that are given back for bear their own rate", () => {
  expect(creditParts(cents(666), { sold, credited: [], pieces: [{ ...bread, quantity: 2 }] })).toEqual([
    { rate: 5.5, gross: 666, vat: 35 },
  ]);
});

test("a sum alone is shared by what was sold at each rate", () => {
  const parts = creditParts(cents(1000), { sold, credited: [], pieces: [] });
  expect(parts).toEqual([
    { rate: 20, gross: 909, vat: 152 },
    { rate: 5.5, gross: 91, vat: 5 },
  ]);
});

test("no rate gives back more than was sold at it: what is more is shared by the others", () => {
  const parts = creditParts(cents(2000), { sold, credited: [], pieces: [bread] });
  const [standard, lower] = sold.map(({ rate }) => sumAt(rate, parts).gross);
  expect(lower).toBe(sumAt(5.5, sold).gross);
  expect(standard).toBe(2000 - (lower ?? 0));
});

test("nothing is credited at all where all of it was credited before", () => {
  expect(creditParts(cents(0), { sold, credited: sold, pieces: [] })).toEqual([]);
});

test("an invoice that is given back in full is credited with its own VAT, however that was rounded then", () => {
  const rounded = [{ rate: 20, gross: cents(100), vat: cents(16) }];
  expect(creditParts(cents(100), { sold: rounded, credited: [], pieces: [] })).toEqual(rounded);
});

test("however it is given back in parts, all of them together are the invoice to the cent", () => {
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

/** The same numbers each time. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}
