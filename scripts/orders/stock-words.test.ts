import { afterAll, beforeAll, expect, test } from "vitest";
import { products, resetShop } from "../../app/features/orders/test-shop.ts";
import { createTestDatabase, type TestDatabase } from "../../db/test-database.ts";
import { findItem, stockedItems, stockTable } from "./stock-words.ts";

let database: TestDatabase;
const items = stockedItems(products);

beforeAll(async () => {
  database = await createTestDatabase("SQLite");
  await resetShop(database.db);
});
afterAll(() => database.close());

test("lists all stocked items with their keys and SKUs", async () => {
  const lines = (await stockTable(database.db, items)).split("\n");
  expect(lines[0]).toMatch(/^Item +Pieces +SKU +Product$/);
  expect(lines).toContainEqual(expect.stringMatching(/^2 +100 +sku-2 +Thing 2$/));
  expect(lines).toContainEqual(expect.stringMatching(/^4:black:xl +0 +sku-4 +Thing 4, black, XL$/));
  expect(lines.filter((line) => line.startsWith("6"))).toEqual([]);
});

test("finds an item by its key or a unique SKU", async () => {
  expect(await findItem(database.db, "4:black:m", items)).toBe("4:black:m");
  expect(await findItem(database.db, "SKU-2", items)).toBe("2");
});

test("reports an ambiguous or unknown item with the choices", async () => {
  await expect(findItem(database.db, "4", items)).rejects.toThrow(
    /^"4" is several items; name one:\nItem .*\n-.*\n4:black:m +3 [\s\S]*4:white:m +50 /,
  );
  await expect(findItem(database.db, "sku-4", items)).rejects.toThrow(/^"sku-4" is several items/);
  await expect(findItem(database.db, "sku-99", items)).rejects.toThrow('There is no item "sku-99". "npm run orders');
});
