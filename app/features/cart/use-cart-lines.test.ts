import { expect, test } from "vitest";
import type { Products } from "../catalogue/catalogue.ts";
import type { ProductSummary } from "../catalogue/product.ts";
import { sampleProduct } from "../product/test-product.ts";
import { piecesFor } from "./use-cart-lines.ts";

const line = { _id: "1", cartItemId: "a", quantity: 2 };
const only = (product: ProductSummary | undefined) => ({ byId: () => product }) as unknown as Products;

test("of a line there is what is in stock, or less where the shop has said so", () => {
  const product = sampleProduct({ id: "1", stock: 5 });
  expect(piecesFor(line, only(product), {})).toBe(5);
  expect(piecesFor(line, only(product), { "1": 3 })).toBe(3);
});

test("what is gone, and what only a partner sells, is not sold here", () => {
  expect(piecesFor(line, only(undefined), {})).toBeUndefined();
  const product = sampleProduct({ id: "1", stock: 5, affiliateLink: "https://partner.example" });
  expect(piecesFor(line, only(product), {})).toBeUndefined();
});
