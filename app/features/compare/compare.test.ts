import fc from "fast-check";
import { expect, test } from "vitest";
import type { ProductDetails } from "../catalogue/product.ts";
import {
  addToList,
  COMPARE_LIMIT,
  emptyCompare,
  isCompared,
  readCompare,
  removeFromList,
  restoreInList,
} from "./compare.ts";
import { attributeRows, isDifferent } from "./compare-rows.ts";
import { readSharedIds, writeSharedIds } from "./shared-ids.ts";

function details(id: string, attributes: Readonly<Record<string, string>>): ProductDetails {
  const pairs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const maker = { name: "", address: "", email: "" };
  return { id, attributes: pairs, maker, shortDescription: "", fullDescription: "", pictures: [], priceHistory: [] };
}

test("a product is added once, up to six products", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom("1", "2", "3", "4", "5", "6", "7", "8")), (ids) => {
      const { compareItems } = ids.reduce(addToList, emptyCompare);
      expect(new Set(compareItems.map((item) => item._id)).size).toBe(compareItems.length);
      expect(compareItems.length).toBe(Math.min(COMPARE_LIMIT, new Set(ids).size));
    }),
  );
});

test("a product that is removed and restored is back in its position", () => {
  const before = ["4", "5", "6"].reduce(addToList, emptyCompare);
  const without = removeFromList(before, "5");
  expect(isCompared(without, "5")).toBe(false);
  expect(restoreInList(without, "5", 1)).toEqual(before);
});

test("a seventh stored product is dropped, and that is reported", () => {
  const compareItems = Array.from({ length: 7 }, (_, i) => ({ _id: String(i) }));
  expect(readCompare({ compareItems }).state.compareItems).toHaveLength(COMPARE_LIMIT);
  expect(readCompare({ compareItems }).lost).toBe(true);
});

test("a value has a language of its own if it is not translated", () => {
  const wood = (value: string, language?: string) => ({
    ...details("1", {}),
    attributes: [{ name: "Wood", value, ...(language && { language }) }],
  });
  const [row] = attributeRows([wood("Oak", "en"), wood("Eiche"), undefined]);
  expect(row).toMatchObject({ values: ["Oak", "Eiche", undefined], languages: ["en", undefined, undefined] });
});

test("attributes of all products become rows, most frequent first, and rows with equal values are recognized", () => {
  const rows = attributeRows([
    details("1", { Height: "80 cm", Wood: "Oak", Oil: "Linseed" }),
    details("2", { Wood: "Oak", Height: "90 cm" }),
    undefined,
  ]);
  expect(rows.map((row) => row.name)).toEqual(["Height", "Wood", "Oil"]);
  expect(rows[0]?.values).toEqual(["80 cm", "90 cm", undefined]);
  expect(isDifferent({ name: "Wood", values: ["Oak", "Oak"] })).toBe(false);
  expect(isDifferent({ name: "Oil", values: ["Linseed", undefined] })).toBe(true);
});

test("a shared link restores the same products, each once, and nothing else", () => {
  const params = new URLSearchParams(writeSharedIds("/compare", ["20", "4"]).split("?")[1]);
  expect(readSharedIds(params, 6)).toEqual(["20", "4"]);
  expect(readSharedIds(new URLSearchParams("ids=4,4,<b>,-1,5"), 6)).toEqual(["4", "5"]);
  const long = new URLSearchParams(writeSharedIds("/compare", ["7982301839514"]).split("?")[1]);
  expect(readSharedIds(long, 6)).toEqual(["7982301839514"]);
});
