import type { Cents, ProductSummary } from "../catalogue/product.ts";

/** A product for tests. */
export function sampleProduct(own: Partial<ProductSummary> = {}): ProductSummary {
  return {
    id: "900",
    sku: "VT-900",
    name: "Sample",
    price: 2500 as Cents,
    discount: 0,
    isNew: false,
    rating: 4,
    saleCount: 10,
    category: ["furniture", "chairs"],
    tag: ["furniture"],
    pictures: [],
    alt: [],
    returnable: true,
    ...own,
  };
}
