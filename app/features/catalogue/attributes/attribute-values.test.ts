import { describe, expect, it } from "vitest";
import { collectFacts, factKey, factValues, ownFacts } from "./attribute-values.ts";
import { measuresOf, numberOf } from "./read-measures.ts";
import { valueNames } from "./value-names.ts";

const dimensions = (value: string) => measuresOf({ attributes: [{ name: "Dimensions", value }] });

describe("facts of the goods", () => {
  it.each([
    ["70% wool, 30% polyamide (recycled)", ["wool", "polyamide"]],
    ["70 % Wolle und 30 % Leinen", ["wolle", "leinen"]],
    ["Two slanted, one inside", ["two slanted", "one inside"]],
    ["4 mm", []],
    ["190 g a day at 15 kg body weight", []],
  ])("are split into values to filter by: %s", (written, values) => expect(factValues(written)).toEqual(values));

  it.each([
    ["61 × 22 × 42-53 cm", { width: 61, depth: 22, height: 42 }],
    ["H 82 x W 60 cm", { height: 82, width: 60 }],
    ["27 cm high, 7.5 cm across", { height: 27, width: 7.5 }],
    ["278 × 175 × 190 mm", { width: 27.8, depth: 17.5, height: 19 }],
    ["8.0 J × 18, offset 45 mm", { inches: 18 }],
    ["very large", {}],
  ])("have their dimensions read: %s", (value, measures) => {
    const found = dimensions(value);
    expect(Object.keys(found).toSorted()).toEqual(Object.keys(measures).toSorted());
    for (const [name, size] of Object.entries(measures)) expect(found[name as "width"]).toBeCloseTo(size);
  });

  it("give a measure only in its own unit", () => {
    const power = (value: string) => measuresOf({ attributes: [{ name: "Power", value }] });
    expect(power("800 W, 230 V")).toEqual({ power: 800 });
    expect(power("Your arm")).toEqual({});
    expect(power("230 V, E14")).toEqual({});
    expect(measuresOf({ attributes: [] }, { amount: 0.75, unit: "l" })).toEqual({ volume: 750 });
    expect(["1,200", "1.200", "0,75", "0.750", "49.90"].map(numberOf)).toEqual([1200, 1200, 0.75, 0.75, 49.9]);
  });

  it("have the shop's own names in another language, as far as their texts have the same parts", () => {
    const texts = [
      { name: "Material", own: "70% wool, 30% linen", text: "70 % Wolle und 30 % Leinen" },
      { name: "Material", own: "100% wool", text: "Reine Wolle" },
      { name: "Material", own: "Wool, 3 mm", text: "Wolle, 3 mm" },
      { name: "Material", own: "Cork and brass", text: "Kork" },
    ];
    const names = valueNames(texts);
    expect(names).toEqual({ Material: { wolle: "wool", leinen: "linen", "reine wolle": "wool" } });
    const { add, finish } = collectFacts();
    for (const { name, text } of texts) add(ownFacts([{ name, value: text }], undefined, names));
    const fact = finish().byKey.get("material");
    expect([...(fact?.values ?? [])].map(([value, places]) => [value, [...places]])).toEqual([
      ["wool", [0, 1, 2]],
      ["linen", [0]],
      ["kork", [3]],
    ]);
    expect([...(fact?.shown ?? [])]).toEqual([
      ["wool", "wolle"],
      ["linen", "leinen"],
    ]);
  });

  it("collect products by value, rare longer values under the common one that they name", () => {
    const { add, finish } = collectFacts();
    for (const value of ["100% cotton", "60% cotton, 40% linen", "Cotton corduroy", "2 mm steel plate", ""])
      add(ownFacts([{ name: "Material", value }], undefined));
    const { values } = finish().byKey.get("material") ?? {};
    expect([...(values ?? [])].map(([value, places]) => [value, [...places]])).toEqual([
      ["cotton", [0, 1, 2]],
      ["linen", [1]],
    ]);
    expect([factKey("Made in"), factKey("المنشأ")]).toEqual(["made-in", "المنشأ"]);
  });
});
