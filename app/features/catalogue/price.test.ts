import products from "virtual:catalogue/summaries";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { discounted, halfUp, priceOf, priorPriceOf, toCents, unitPrice } from "./price.ts";
import type { Cents } from "./product.ts";

const cents = (n: number) => n as Cents;
/** Those that the specification's sample has. */
const discounts = [0, 5, 10, 15, 20, 30, 40, 45, 50];

/** Returns the price less the percentage as the specification has it, in exact decimals; halves of a cent go up. */
function exactly(price: number, discount: number): number {
  const [whole, rest] = [BigInt(price) * BigInt(100 - discount), 100n];
  return Number(whole / rest) + ((whole % rest) * 2n >= rest ? 1 : 0);
}

describe("a discounted price", () => {
  it.each([
    [3990, 15, 3392, "33.915"],
    [1790, 15, 1522, "15.215"],
    [1450, 15, 1233, "12.325"],
    [150, 45, 83, "0.825"],
    [1, 50, 1, "0.005"],
  ])("of %i cents less %i %% is %i: the half of %s goes up", (price, discount, now) => {
    expect(discounted(cents(price), discount)).toBe(now);
    expect((price * (100 - discount)) % 100, "it is a half").toBe(50);
  });

  it("is the specification's arithmetic to the cent, for every product of the sample and every discount in it", () => {
    for (const { id, price, discount: own } of products)
      for (const discount of [...discounts, own])
        expect(discounted(price, discount), `${id} less ${discount} %`).toBe(exactly(price, discount));
  });

  it("is rounded half up to the cent", () => {
    expect(discounted(cents(1790), 15)).toBe(1522);
    expect(discounted(cents(150), 45)).toBe(83);
    expect(discounted(cents(999), 0)).toBe(999);
  });

  it("is a whole number of cents between 0 and the price, and falls as the discount grows", () => {
    fc.assert(
      fc.property(fc.nat(1e8), fc.integer({ min: 0, max: 99 }), (price, discount) => {
        const now = discounted(cents(price), discount);
        expect(Number.isInteger(now)).toBe(true);
        expect(now).toBeLessThanOrEqual(price);
        expect(discounted(cents(price), discount + 1)).toBeLessThanOrEqual(now);
      }),
    );
  });
});

describe("the lowest price of the 30 days before a reduction", () => {
  const history = (...rows: [number, string, string?][]) =>
    rows.map(([price, validFrom, validTo]) => ({ price: cents(price), validFrom, ...(validTo && { validTo }) }));

  it("is the previous price if it held for long", () => {
    expect(priorPriceOf(history([1500, "2026-01-01", "2026-11-01"], [1200, "2026-11-01"]))).toBe(1500);
  });

  it("is the lower earlier price if it was raised just before the sale, so that nothing is struck through", () => {
    const raised = history(
      [1000, "2026-09-01", "2026-11-16"],
      [1500, "2026-11-16", "2026-11-21"],
      [1200, "2026-11-21"],
    );
    const prior = priorPriceOf(raised);
    expect(prior).toBe(1000);
    expect(priceOf({ price: cents(1500), discount: 20, priorPrice: cents(1000) })).toEqual({ now: 1200 });
  });

  it("is the price before the first of several cuts", () => {
    const cuts = history([1500, "2026-01-01", "2026-11-01"], [1300, "2026-11-01", "2026-11-10"], [1100, "2026-11-10"]);
    expect(priorPriceOf(cuts)).toBe(1500);
  });

  it("counts a price that still held within the 30 days, but not one that ended before them", () => {
    const priorWhere = (lowEnded: string) =>
      priorPriceOf(history([900, "2026-01-01", lowEnded], [1500, lowEnded, "2026-11-01"], [1200, "2026-11-01"]));
    expect(priorWhere("2026-10-03")).toBe(900);
    expect(priorWhere("2026-10-02")).toBe(1500);
  });

  it("is not struck through if the reduction comes to the same price", () => {
    expect(priceOf({ price: cents(1500), discount: 20, priorPrice: cents(1200) })).toEqual({ now: 1200 });
  });

  it("is not struck through for a reduction that is no whole percent: its badge would say 0", () => {
    expect(priceOf({ price: cents(29_900), discount: 0, priorPrice: cents(30_000) })).toEqual({ now: 29_900 });
    const least = { now: 29_850, was: 30_000, percent: 1 };
    expect(priceOf({ price: cents(29_850), discount: 0, priorPrice: cents(30_000) })).toEqual(least);
  });

  it("is unknown for a new arrival and after a price increase", () => {
    expect(priorPriceOf(history([1500, "2026-11-01"]))).toBeUndefined();
    expect(priorPriceOf(history([1000, "2026-01-01", "2026-11-01"], [1500, "2026-11-01"]))).toBeUndefined();
  });
});

it("any fraction of cents is rounded to the nearest cent, halves up", () => {
  expect([halfUp(5, 2), halfUp(7, 3), halfUp(8, 3), halfUp(0, 9), halfUp(1, 2)]).toEqual([3, 2, 3, 0, 1]);
});

it("amounts with a fraction of a cent are rejected", () => {
  expect(toCents(12.9)).toBe(1290);
  expect(() => toCents(12.345)).toThrow("not an amount");
});

it("the unit price is per kilogram or litre", () => {
  expect(unitPrice(cents(890), { amount: 250, unit: "g" })).toEqual({ price: 3560, unit: "kg" });
  expect(unitPrice(cents(1450), { amount: 0.5, unit: "l" })).toEqual({ price: 2900, unit: "l" });
});

it("a product of less than ten grams has no price per kilogram", () => {
  expect(unitPrice(cents(1950), { amount: 3.5, unit: "g" })).toBeUndefined();
  expect(unitPrice(cents(1950), { amount: 10, unit: "ml" })).toEqual({ price: 195000, unit: "l" });
});
