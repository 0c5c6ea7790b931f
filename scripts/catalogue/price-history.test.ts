import { expect, test } from "vitest";
import { priceOf, priorPriceOf, toCents } from "../../app/features/catalogue/price.ts";
import type { Cents } from "../../app/features/catalogue/product.ts";
import { discountOf } from "./discount-of.ts";
import { continueHistory } from "./price-history.ts";

const first = new Date("2026-11-22T09:00:00.000Z");
const later = new Date("2026-12-24T09:00:00.000Z");
const prior = (history: ReturnType<typeof continueHistory>) =>
  priorPriceOf(history.map((span) => ({ ...span, price: toCents(span.price) })));

test("the history of a new product starts at its import, so no price is struck through yet", () => {
  const history = continueHistory(undefined, undefined, 1290, first);
  expect(history).toEqual([{ price: 12.9, validFrom: "2026-11-22T09:00:00.000Z" }]);
  expect(prior(history)).toBeUndefined();
});

test("an import at the same price adds nothing, one at another price ends the old one and starts the new one", () => {
  const before = continueHistory(undefined, undefined, 1290, first);
  expect(continueHistory(before, undefined, 1290, later)).toEqual(before);
  const after = continueHistory(before, undefined, 990, later);
  expect(after).toEqual([
    { price: 12.9, validFrom: "2026-11-22T09:00:00.000Z", validTo: "2026-12-24T09:00:00.000Z" },
    { price: 9.9, validFrom: "2026-12-24T09:00:00.000Z" },
  ]);
  expect(prior(after)).toBe(1290);
});

test("a price raised for a day and cut again is compared with the lowest of the 30 days", () => {
  const low = continueHistory(undefined, undefined, 1000, first);
  const lifted = continueHistory(low, undefined, 1500, new Date("2026-12-01T09:00:00Z"));
  const cut = continueHistory(lifted, undefined, 1200, new Date("2026-12-02T09:00:00Z"));
  expect(prior(cut)).toBe(1000);
  expect(priceOf({ price: 1500 as Cents, discount: 20, priorPrice: 1000 as Cents })).toEqual({ now: 1200 });
});

test("the owner's statement about a reduction counts for new products only, never against recorded history", () => {
  const stated = [{ price: 15, validFrom: "2026-10-11", validTo: "2026-11-10" }];
  const history = continueHistory(undefined, stated, 1290, first);
  expect(history.at(-1)).toEqual({ price: 12.9, validFrom: "2026-11-10" });
  expect(prior(history)).toBe(1500);
  const recorded = continueHistory(undefined, undefined, 1290, first);
  expect(continueHistory(recorded, stated, 1290, later)).toEqual(recorded);
});

test.each([
  [2990, 2691, 10],
  [2495, 1750, undefined],
  [1_234_567, 1_111_111, undefined],
])("a discount turns %i into %i to the cent", (regular, selling, whole) => {
  const discount = discountOf(regular, selling);
  if (whole) expect(discount).toBe(whole);
  expect(priceOf({ price: regular as Cents, discount })).toEqual({ now: selling });
});
