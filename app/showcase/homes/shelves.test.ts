import { expect, test, vi } from "vitest";
import type { Catalogue } from "~/features/catalogue/catalogue.ts";
import { sampleProduct } from "~/features/product/test-product.ts";
import { besides, chosen, deal, newestOfEach } from "./shelves.ts";

test("the deal changes every week, stays the same within a week, and starts over at the end", async () => {
  const catalogue = {
    list: async () => ({ products: [sampleProduct({ id: "1" }), sampleProduct({ id: "2" })], total: 2 }),
  } as unknown as Catalogue;
  const days = ["2026-11-15", "2026-11-16", "2026-11-22", "2026-11-23", "2026-11-30"];
  const deals = [];
  for (const day of days) {
    vi.setSystemTime(`${day}T12:00:00Z`);
    deals.push((await deal()(catalogue))?.id);
  }
  vi.useRealTimers();
  const [last, first] = deals;
  expect(new Set(["1", "2"])).toEqual(new Set([last, first]));
  expect(deals).toEqual([last, first, first, last, first]);
});

test("a second home page for the same category has another deal in the same week", async () => {
  const products = ["1", "2", "3"].map((id) => sampleProduct({ id }));
  const catalogue = { list: async () => ({ products, total: 3 }) } as unknown as Catalogue;
  expect(await deal("furniture", 1)(catalogue)).not.toEqual(await deal("furniture")(catalogue));
});

test("the deal can be limited to some sub-categories", async () => {
  const asked: unknown[] = [];
  const catalogue = {
    list: async (...query: unknown[]) => {
      asked.push(query);
      return { products: [], total: 0 };
    },
  } as unknown as Catalogue;
  await deal("coats", 0, { subCategory: ["women", "men"] })(catalogue);
  expect(asked).toMatchObject([
    [{ subCategory: ["women", "men"], onSale: true, inStock: true }, 8, { facet: "category", value: "coats" }],
  ]);
});

test("there is no deal if nothing is reduced", async () => {
  const catalogue = { list: async () => ({ products: [], total: 0 }) } as unknown as Catalogue;
  expect(await deal()(catalogue)).toBeUndefined();
});

test("a product that is the newest of two departments is on the shelf once", async () => {
  const cup = sampleProduct({ id: "1", category: ["Cups", "Mugs"] });
  const mug = sampleProduct({ id: "2", category: ["Mugs"] });
  const products = [cup, mug];
  const catalogue = {
    departments: [{ name: "Mugs" }, { name: "Cups" }],
    list: async (_query: unknown, count: number, within?: { value: string }) => {
      const found = products.filter(({ category }) => !within || category.includes(within.value));
      return { products: found.slice(0, count), total: found.length };
    },
  } as unknown as Catalogue;
  const shelf = await newestOfEach(2)(catalogue);
  expect(shelf.map(({ id }) => id)).toEqual(["1", "2"]);
});

test("a shelf besides others repeats none of their products, and has at most the given number", async () => {
  const products = ["1", "2", "3", "4"].map((id) => sampleProduct({ id }));
  const catalogue = {
    products: async (ids: string[]) => ({
      byId: (id: string) => products.find((one) => one.id === id && ids.includes(id)),
    }),
  } as unknown as Catalogue;
  const left = await besides(1, chosen("1", "2", "3", "4"), chosen("1"), chosen("3"))(catalogue);
  expect(left.map(({ id }) => id)).toEqual(["2"]);
});
