import { expect, test } from "vitest";
import type { Catalogue } from "~/features/catalogue/catalogue.ts";
import { sampleProduct } from "~/features/product/sample-product.ts";
import { newestOfEach } from "./shelves.ts";

test("a product that is the newest of two departments stands on the shelf once", async () => {
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
