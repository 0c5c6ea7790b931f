import fc from "fast-check";
import { expect, test } from "vitest";
import type { Products } from "../catalogue/catalogue.ts";
import { sampleProduct } from "../product/test-product.ts";
import { isWholeChoice, wishRows } from "./wish-rows.ts";
import { addToList, emptyWishlist, isWished, readWishlist, removeFromList, restoreInList } from "./wishlist.ts";
import { readWishlistLink, writeWishlistLink } from "./wishlist-link.ts";

const name = fc.constantFrom("black", "sky blue", "x, long", "50 % wool", "m");
const wish = fc.record(
  { _id: fc.constantFrom("1", "2", "3", "4", "5"), selectedProductColor: name, selectedProductSize: name },
  { requiredKeys: ["_id"] },
);
const wishes = fc.array(wish);

test("a product is on the wishlist once, with its first choice and position", () => {
  fc.assert(
    fc.property(wishes, (wished) => {
      const list = wished.reduce(addToList, emptyWishlist);
      const first = [...new Set(wished.map(({ _id }) => _id))].map((id) => wished.find(({ _id }) => _id === id));
      expect(list.wishlistItems).toEqual(first);
    }),
  );
});

test("a product that is removed and restored is back in its position, with the same colour and size", () => {
  fc.assert(
    fc.property(wishes, fc.nat(), (wished, n) => {
      const list = wished.reduce(addToList, emptyWishlist);
      const place = n % Math.max(1, list.wishlistItems.length);
      const one = list.wishlistItems[place];
      if (!one) return;
      const without = removeFromList(list, one._id);
      expect(isWished(without, one._id)).toBe(false);
      expect(restoreInList(without, one, place)).toEqual(list);
      expect(restoreInList(list, one, place)).toBe(list);
    }),
  );
});

test("a wishlist is read as it was stored, and any other value as one without duplicates", () => {
  fc.assert(
    fc.property(wishes, fc.jsonValue(), (wished, value) => {
      const list = wished.reduce(addToList, emptyWishlist);
      expect(readWishlist(JSON.parse(JSON.stringify(list)))).toEqual({ state: list, lost: false });
      const { wishlistItems } = readWishlist({ wishlistItems: value }).state;
      expect(new Set(wishlistItems.map((item) => item._id)).size).toBe(wishlistItems.length);
    }),
  );
});

test("an invalid colour of a stored wish is dropped, but not the wish", () => {
  const stored = { wishlistItems: [{ _id: "4", selectedProductColor: 7, selectedProductSize: "m" }] };
  expect(readWishlist(stored).state.wishlistItems).toEqual([{ _id: "4", selectedProductSize: "m" }]);
});

test("a shared link restores every wish with its choice, and lists of plain ids are read as well", () => {
  fc.assert(
    fc.property(wishes, (wished) => {
      const { wishlistItems } = wished.reduce(addToList, emptyWishlist);
      const { searchParams } = new URL(writeWishlistLink(wishlistItems), "https://shop.example");
      expect(readWishlistLink(searchParams)).toEqual(wishlistItems);
    }),
  );
  expect(writeWishlistLink([{ _id: "20" }, { _id: "5", selectedProductColor: "black" }])).toBe(
    "/wishlist?ids=20,5:black",
  );
  expect(readWishlistLink(new URLSearchParams({ ids: "7982301839514:blue" }))).toEqual([
    { _id: "7982301839514", selectedProductColor: "blue" },
  ]);
  const odd = new URLSearchParams({ ids: "4,26,4:blue,x,7:a:b:c,,:black" });
  expect(readWishlistLink(odd)).toEqual([{ _id: "4" }, { _id: "26" }]);
});

test("a wish can be added to the cart once its choice is complete; what no longer exists must be chosen again", () => {
  const variation = [{ color: "black", image: "black", size: [{ name: "m", stock: 2 }] }];
  const products = new Map([
    ["1", sampleProduct({ id: "1", variation })],
    ["2", sampleProduct({ id: "2", stock: 3 })],
  ]);
  const found = { byId: (id: string) => products.get(id) } as unknown as Products;
  const rowOf = (wished: Parameters<typeof wishRows>[0][number]) => wishRows([wished], found)[0];
  const whole = (wished: Parameters<typeof rowOf>[0]) => {
    const row = rowOf(wished);
    return row && isWholeChoice(row);
  };
  expect(whole({ _id: "1", selectedProductColor: "black", selectedProductSize: "m" })).toBe(true);
  expect(whole({ _id: "1", selectedProductColor: "black" })).toBe(false);
  expect(whole({ _id: "2" })).toBe(true);
  expect(whole({ _id: "2", selectedProductColor: "black" })).toBe(true);
  expect(rowOf({ _id: "1", selectedProductColor: "red", selectedProductSize: "m" })?.wish).toEqual({
    _id: "1",
    selectedProductSize: "m",
  });
  expect(rowOf({ _id: "9" })).toBeUndefined();
});
