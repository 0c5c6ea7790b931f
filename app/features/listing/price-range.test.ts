import { describe, expect, it } from "vitest";
import { rangeOf, rangeQuery, readAmount, snapRange, toShown, toUnits } from "./price-range.ts";

const price = { least: 10, most: 500, units: [10, 24, 80, 499], bars: [] };

describe("the price range", () => {
  it("is the whole span until a limit is set", () => {
    expect(rangeOf({}, price)).toEqual({ min: 10, max: 500 });
    expect(rangeOf({ min: 1, max: 9000 }, price)).toEqual({ min: 10, max: 500 });
    expect(rangeQuery({ min: 10, max: 500 }, price)).toEqual({ min: undefined, max: undefined });
    expect(rangeQuery({ min: 10, max: 90 }, price)).toEqual({ min: undefined, max: 90 });
  });

  it("is widened to the nearest price if it holds none", () => {
    expect(snapRange({ min: 30, max: 70 }, price)).toEqual({ min: 24, max: 70 });
    expect(snapRange({ min: 40, max: 75 }, price)).toEqual({ min: 40, max: 81 });
    expect(snapRange({ min: 500, max: 500 }, price)).toEqual({ min: 499, max: 500 });
    expect(snapRange({ min: 20, max: 100 }, price)).toEqual({ min: 20, max: 100 });
  });

  it("is swapped when its ends are reversed", () => {
    expect(snapRange({ min: 100, max: 20 }, price)).toEqual({ min: 20, max: 100 });
  });

  it("reads amounts as people type them, and rejects everything else", () => {
    expect(["49,90", "49.90", "€ 49.90", "٤٩٫٩٠"].map((typed) => readAmount(typed, "max"))).toEqual([50, 50, 50, 50]);
    expect(["49,90", "1.200", "1,200 ", "12"].map((typed) => readAmount(typed, "min"))).toEqual([49, 1200, 1200, 12]);
    expect(["", "abc", "1.2.3", "99999999"].map((typed) => readAmount(typed, "min"))).toEqual(Array(4).fill(undefined));
  });

  it("reads three digits after a separator as decimals in a currency that has three, as thousands in all others", () => {
    const dinars = ["1.500", "1,500", "٫500", "KWD 1,234.500", "1.234,500", "1.234.500", "12"];
    expect(dinars.map((typed) => readAmount(typed, "max", 3))).toEqual([2, 2, 1, 1235, 1235, 1_234_500, 12]);
    expect(readAmount("1.500", "min", 3)).toBe(1);
    for (const decimals of [0, 2]) expect(readAmount("1.500", "max", decimals)).toBe(1500);
  });

  it("shows whole units of the shopper's currency and always includes the amount shown", () => {
    expect(toShown(100, 1.0837)).toBe(108);
    const min = toUnits(108, 1.0837, "min");
    const max = toUnits(108, 1.0837, "max");
    expect(min).toBeLessThanOrEqual(108 / 1.0837);
    expect(max).toBeGreaterThanOrEqual(108 / 1.0837);
    expect([toShown(min, 1.0837), toShown(max, 1.0837)]).toEqual([108, 108]);
  });
});
