import { expect, test } from "vitest";
import { readItems, writeItems } from "../catalogue/item-list.ts";
import { splitItems } from "./fetch-stock.ts";

const asked = (items: readonly string[]) => encodeURIComponent(writeItems(items));

test("a long list of items is asked in several requests, each short enough for any server", () => {
  const short = Array.from({ length: 450 }, (_, i) => `${i}`);
  expect(splitItems(short).map((part) => part.length)).toEqual([200, 200, 50]);
  const long = Array.from({ length: 200 }, (_, i) => `${i}:${"ازرق".repeat(10)}:${"كبير, جدا".repeat(4)}`);
  const parts = splitItems(long);
  expect(parts.length).toBeGreaterThan(1);
  for (const part of parts) expect(asked(part).length).toBeLessThanOrEqual(4000);
  expect(parts.flatMap((part) => readItems(writeItems(part)))).toEqual(long);
});

test("an item is asked once, and nothing is asked for nothing", () => {
  expect(splitItems(["1", "2", "1"])).toEqual([["1", "2"]]);
  expect(splitItems([])).toEqual([]);
});
