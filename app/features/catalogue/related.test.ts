import all from "virtual:catalogue/summaries";
import { describe, expect, test } from "vitest";
import { sampleProduct } from "../product/test-product.ts";
import { nearestPlaces } from "./nearest-places.server.ts";
import { indexProducts } from "./product-index.ts";
import { relatedTo } from "./related.ts";

describe("related products", () => {
  const chair = sampleProduct({ id: "1", name: "Chair", tag: ["furniture", "oak"], stock: 1 });
  const other = (id: string, own: Parameters<typeof sampleProduct>[0]) =>
    sampleProduct({ id, name: id, stock: 1, ...own });

  test("the same sub-category comes before shared tags, shared tags before the department alone", () => {
    const sofa = other("sofa", { category: ["furniture", "sofas"] });
    const table = other("table", { category: ["furniture", "tables"], tag: ["furniture", "oak"] });
    const stool = other("stool", { category: ["furniture", "chairs"], tag: ["furniture"] });
    const cake = other("cake", { category: ["cakes", "tarts"], tag: ["cakes"] });
    const ids = relatedTo(chair, [cake, sofa, table, stool, chair], 4).map((p) => p.id);
    expect(ids).toEqual(["stool", "table", "sofa"]);
  });

  test("sold-out products come after those in stock", () => {
    const soldOut = other("sold out", { stock: 0 });
    const sofa = other("sofa", { category: ["furniture", "sofas"] });
    expect(relatedTo(chair, [soldOut, sofa], 4).map((p) => p.id)).toEqual(["sofa", "sold out"]);
  });

  test("a catalogue too large for memory gives the same result from only the nearest candidates", () => {
    const soldOut = all.map((product, i) => (i % 3 ? { ...product, stock: 0, variation: undefined } : product));
    const index = indexProducts(soldOut);
    for (const product of soldOut) {
      const near = nearestPlaces(index, product, 12).flatMap((place) => soldOut[place] ?? []);
      expect(relatedTo(product, near, 4), product.name).toEqual(relatedTo(product, soldOut, 4));
    }
  });

  test("on the real catalogue: at least three each, never the product itself, no duplicates", () => {
    for (const product of all) {
      const names = relatedTo(product, all, 4).map((p) => p.name);
      expect(names.length, product.name).toBeGreaterThanOrEqual(3);
      expect(new Set([product.name, ...names]).size, product.name).toBe(names.length + 1);
    }
  });
});
