import { describe, expect, it } from "vitest";
import { sampleProduct } from "../product/test-product.ts";
import { itemsOf, withStock } from "./live-stock.ts";
import { skuOf, stockOf } from "./product.ts";

const coat = sampleProduct({
  id: "1",
  stock: undefined,
  variation: [
    {
      color: "black",
      image: "",
      size: [
        { name: "m", stock: 3 },
        { name: "xl", stock: 5 },
      ],
    },
    { color: "white", image: "", size: [{ name: "m", stock: 1 }] },
  ],
} as Parameters<typeof sampleProduct>[0]);

describe("live stock", () => {
  it("replaces the catalogue's figures, item by item", () => {
    expect(itemsOf(coat)).toEqual(["1:black:m", "1:black:xl", "1:white:m"]);
    const now = withStock(coat, { "1:black:m": 0, "1:white:m": 4 });
    expect(["m", "xl"].map((size) => stockOf(now, "black", size))).toEqual([0, 5]);
    expect(stockOf(now, "white", "m")).toBe(4);
  });

  it("changes only stock: a size keeps its own SKU", () => {
    const size = [{ name: "m", stock: 3, sku: "COAT-M" }];
    const numbered = sampleProduct({ id: "2", stock: undefined, variation: [{ color: "red", image: "", size }] });
    expect(skuOf(withStock(numbered, { "2:red:m": 1 }), "red", "m")).toBe("COAT-M");
  });

  it("covers products without variations, but not those that a partner sells", () => {
    expect(withStock(sampleProduct({ id: "7", stock: 9 }), { "7": 2 }).stock).toBe(2);
    expect(withStock(sampleProduct({ id: "7", stock: 9 }), {}).stock).toBe(9);
    expect(itemsOf(sampleProduct({ affiliateLink: "https://partner.example" }))).toEqual([]);
  });
});
