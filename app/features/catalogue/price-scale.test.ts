import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountAt, placeOn, priceScale } from "./price-scale.ts";

const spans = fc
  .tuple(fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 2, max: 990_000 }))
  .map(([least, width]) => ({ least, most: least + width }));

describe("the scale of prices", () => {
  it("has single units if all prices are low", () => {
    expect(priceScale(10, 16)).toEqual([10, 11, 12, 13, 14, 15, 16]);
    expect([10, 13, 16].map((units) => placeOn(priceScale(10, 16), units))).toEqual([0, 0.5, 1]);
  });

  it("has round amounts, further apart the higher they are, between unrounded ends", () => {
    const scale = priceScale(5, 1999);
    expect(scale.slice(0, 3)).toEqual([5, 6, 7]);
    expect(scale.filter((units) => units >= 36 && units <= 48)).toEqual([36, 37, 38, 39, 40, 42, 44, 46, 48]);
    expect(scale.slice(-4)).toEqual([1850, 1900, 1950, 1999]);
    expect(scale.length).toBeLessThan(200);
  });

  it("gives low prices of a wide range the larger part of the space", () => {
    const scale = priceScale(5, 2000);
    expect(placeOn(scale, 100)).toBeGreaterThan(0.4);
    expect(placeOn(scale, 1000)).toBeLessThan(0.9);
  });

  it("rises from end to end, with each amount at its own place", () => {
    fc.assert(
      fc.property(spans, fc.double({ min: 0, max: 1, noNaN: true }), ({ least, most }, part) => {
        const scale = priceScale(least, most);
        expect([scale[0], scale.at(-1)]).toEqual([least, most]);
        expect(scale.every((units, i) => Number.isInteger(units) && units > (scale[i - 1] ?? -1))).toBe(true);
        expect(scale.length).toBeLessThan(500);
        const units = least + part * (most - least);
        expect(amountAt(scale, placeOn(scale, units))).toBeCloseTo(units, 6);
        expect(placeOn(scale, units)).toBeGreaterThanOrEqual(placeOn(scale, units * 0.99));
      }),
    );
  });

  it("puts amounts beyond its ends at the ends", () => {
    expect([1, 5, 2000, 9000].map((units) => placeOn(priceScale(5, 2000), units))).toEqual([0, 0, 1, 1]);
  });
});
