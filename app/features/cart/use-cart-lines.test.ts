import { expect, test } from "vitest";
import type { Products } from "../catalogue/catalogue.ts";
import type { ProductSummary } from "../catalogue/product.ts";
import { sampleProduct } from "../product/test-product.ts";
import { cartRows, piecesFor } from "./use-cart-lines.ts";

const line = { _id: "1", cartItemId: "a", quantity: 2 };
const black = { ...line, selectedProductColor: "black", selectedProductSize: "m" };
const only = (product: ProductSummary | undefined) => ({ byId: () => product }) as unknown as Products;
const plain = sampleProduct({ id: "1", stock: 5 });
const coat = (color: string) =>
  sampleProduct({ id: "1", variation: [{ color, image: "", size: [{ name: "m", stock: 5 }] }] });

test("a line has the pieces that the shop has counted, be they more or fewer than when the catalogue was built", () => {
  expect(piecesFor(line, only(plain), { "1": 19 })).toBe(19);
  expect(piecesFor(line, only(plain), { "1": 3 })).toBe(3);
  expect(cartRows([line], only(plain), { "1": 40 })).toMatchObject([{ stock: 40, most: 20, isCounted: true }]);
});

test("a line has twenty pieces of it at most, or a quarter if that is more, unless any quantity may be ordered", () => {
  expect(piecesFor(line, only(plain), { "1": 40 })).toBe(20);
  expect(piecesFor(line, only(plain), { "1": 480 })).toBe(120);
  expect(piecesFor(line, only({ ...plain, anyQuantity: true }), { "1": 480 })).toBe(480);
});

test("until they are counted, nothing in the cart is taken for too much", () => {
  expect(piecesFor({ ...line, quantity: 9 } as typeof line, only(plain), {})).toBe(Number.POSITIVE_INFINITY);
  expect(cartRows([line], only(plain))).toMatchObject([{ stock: 5, isCounted: false }]);
});

test("discontinued products and those of partners are not sold here", () => {
  expect(piecesFor(line, only(undefined), {})).toBe("not-sold");
  expect(piecesFor(line, only({ ...plain, affiliateLink: "https://partner.example" }), {})).toBe("not-sold");
});

test.each([
  ["has lost its colours and sizes", black, plain],
  ["has colours and sizes by now", line, coat("black")],
  ["comes in a renamed colour", black, coat("night black")],
])(
  "a product that %s is no longer made in the line's choice, whatever stock its former item has",
  (_, stored, product) => {
    expect(piecesFor(stored, only(product), { "1": 3, "1:black:m": 3 })).toBe("not-made");
    expect(cartRows([stored], only(product))).toMatchObject([{ isMade: false }]);
    expect(piecesFor(black, only(coat("black")), { "1:black:m": 3 })).toBe(3);
  },
);
