import { describe, expect, test } from "vitest";
import { decimalOf, readCents } from "./amounts.ts";

describe("amounts as people write them", () => {
  test.each([
    ["12.90", 1290],
    ["12,9", 1290],
    ["€ 1.234,56", 123456],
    ["1,234.56 EUR", 123456],
    ["1'234.50", 123450],
    ["48", 4800],
    ["0.05", 5],
    ["12.900,00", 1290000],
  ])("%s is %i cents", (text, cents) => {
    expect(readCents(text, undefined)).toBe(cents);
  });

  test("rejects ambiguous amounts unless other amounts in the file resolve them", () => {
    expect(readCents("1.234", undefined)).toMatch(/could be thousands/);
    expect(readCents("1.234", "comma")).toBe(123400);
    expect(readCents("1.234", "point")).toMatch(/parts of a cent/);
    expect(readCents("1.200", "point")).toBe(120);
    expect(decimalOf(["1.234", "12,50"])).toBe("comma");
    expect(decimalOf(["1,234", "12.50"])).toBe("point");
    expect(decimalOf(["12,50", "12.50"])).toBe("both");
    expect(decimalOf(["1.234", "8"])).toBeUndefined();
  });

  test.each(["free", "-3", "12.5.5", "1,23,45.6", ""])("%j is not an amount", (text) => {
    expect(readCents(text, "point")).toMatch(/not an amount/);
  });
});
