import { describe, expect, test } from "vitest";
import { sampleProduct } from "../product/test-product.ts";
import { ONLY } from "./choice-words.ts";
import { compareNatural } from "./facets.ts";
import { createMemoryCatalogue } from "./memory-catalogue.ts";
import { emptyQuery, type ProductQuery } from "./product-query.ts";

test("sizes are ordered by their numbers", () => {
  const sizes = ["250 g", "1 kg", "EU 40", "EU 9", "EU 9.5", "One size", "30 cl"];
  expect(sizes.toSorted(compareNatural)).toEqual(["1 kg", "30 cl", "250 g", "EU 9", "EU 9.5", "EU 40", "One size"]);
  expect(compareNatural("EU 9", "EU 9")).toBe(0);
});

test("sizes without a fixed place come last, ordered by their numbers", async () => {
  const size = ["EU 10", "xl", "EU 9", "s"].map((name) => ({ name, stock: 1 }));
  const boot = sampleProduct({ variation: [{ color: "black", image: "boot", size }] });
  const { facets } = await createMemoryCatalogue([boot], [], async () => []).find(emptyQuery, 10);
  expect(facets.size.map(({ value }) => value)).toEqual(["s", "xl", "EU 9", "EU 10"]);
});

test("equally common values are ordered by their numbers", async () => {
  const names = ["tag 10", "tag 2", "tag 1"];
  const products = names.map((name, i) => sampleProduct({ id: String(i + 1), tag: [name] }));
  const { facets } = await createMemoryCatalogue(products, [], async () => []).find(emptyQuery, 10);
  expect(facets.tag.map(({ value }) => value)).toEqual(["tag 1", "tag 2", "tag 10"]);
});

describe("a coat in white up to M and in black up to XL, with black XL sold out", () => {
  const size = (name: string, stock: number) => ({ name, stock });
  const coat = sampleProduct({
    variation: [
      { color: "white", image: "", size: [size("m", 2)] },
      { color: "black", image: "", size: [size("m", 4), size("xl", 0)] },
    ],
  });
  const found = (asked: Partial<ProductQuery>) =>
    createMemoryCatalogue([coat], [], async () => []).find({ ...emptyQuery, ...asked }, 10);

  test("is not found in white and XL, though it comes in white and in XL", async () => {
    expect((await found({ colour: ["white"], size: ["xl"] })).total).toBe(0);
    expect((await found({ colour: ["black"], size: ["xl"] })).total).toBe(1);
    expect((await found({ colour: ["white", "black"], size: ["xl"] })).total).toBe(1);
  });

  test("is in stock in black and M, but not in black and XL", async () => {
    expect((await found({ colour: ["black"], size: ["xl"], inStock: true })).total).toBe(0);
    expect((await found({ colour: ["black"], size: ["m", "xl"], inStock: true })).total).toBe(1);
    expect((await found({ size: ["xl"], inStock: true })).total).toBe(0);
  });

  test("is counted only in values that still match", async () => {
    const white = (await found({ colour: ["white"] })).facets;
    expect(white.size).toEqual([{ value: "m", count: 1, isChosen: false }]);
    const large = (await found({ size: ["xl"] })).facets;
    expect(large.colour).toEqual([{ value: "black", count: 1, isChosen: false }]);
    expect(large.inStock).toBe(0);
    expect((await found({ inStock: true })).facets.size).toEqual([{ value: "m", count: 1, isChosen: false }]);
  });
});

test("a product without colours is not found by any, whatever the URL says", async () => {
  const catalogue = createMemoryCatalogue([sampleProduct({ stock: 3 })], [], async () => []);
  expect((await catalogue.find({ ...emptyQuery, colour: [ONLY], inStock: true }, 10)).total).toBe(0);
  expect((await catalogue.find({ ...emptyQuery, inStock: true }, 10)).total).toBe(1);
});
