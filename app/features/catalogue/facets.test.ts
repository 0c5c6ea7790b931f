import { expect, test } from "vitest";
import { sampleProduct } from "../product/test-product.ts";
import { compareNatural } from "./facets.ts";
import { createMemoryCatalogue } from "./memory-catalogue.ts";
import { emptyQuery } from "./product-query.ts";

test("sizes stand in the order of their numbers", () => {
  const sizes = ["250 g", "1 kg", "EU 40", "EU 9", "EU 9.5", "One size", "30 cl"];
  expect(sizes.toSorted(compareNatural)).toEqual(["1 kg", "30 cl", "250 g", "EU 9", "EU 9.5", "EU 40", "One size"]);
  expect(compareNatural("EU 9", "EU 9")).toBe(0);
});

test("values that are equally common stand in the order of their numbers", async () => {
  const names = ["tag 10", "tag 2", "tag 1"];
  const products = names.map((name, i) => sampleProduct({ id: String(i + 1), tag: [name] }));
  const { facets } = await createMemoryCatalogue(products, [], async () => []).find(emptyQuery, 10);
  expect(facets.tag.map(({ value }) => value)).toEqual(["tag 1", "tag 2", "tag 10"]);
});
