import { expect, test } from "vitest";
import type { Products } from "../catalogue/catalogue.ts";
import type { ProductSummary } from "../catalogue/product.ts";
import { sampleProduct } from "../product/test-product.ts";
import { piecesFor } from "./use-cart-lines.ts";

const line = { _id: "1", cartItemId: "a", quantity: 2 };
const only = (product: ProductSummary | undefined) => ({ byId: () => product }) as unknown as Products;

test("a line has the catalogue's stock, or less if the shop says so", () => {
  const product = sampleProduct({ id: "1", stock: 5 });
  expect(piecesFor(line, only(product), {})).toBe(5);
  expect(piecesFor(line, only(product), { "1": 3 })).toBe(3);
});

test("discontinued products and those of partners are not sold here", () => {
  expect(piecesFor(line, only(undefined), {})).toBeUndefined();
  const product = sampleProduct({ id: "1", stock: 5, affiliateLink: "https://partner.example" });
  expect(piecesFor(line, only(product), {})).toBeUndefined();
});
