import fc from "fast-check";
import { expect, test } from "vitest";
import { addToList, emptyWishlist, isWished, readWishlist, removeFromList, restoreInList } from "./wishlist.ts";

const ids = fc.array(fc.constantFrom("1", "2", "3", "4", "5"));

test("a product is on the wishlist once, in the order it was put there", () => {
  fc.assert(
    fc.property(ids, (wished) => {
      const list = wished.reduce(addToList, emptyWishlist);
      expect(list.wishlistItems.map((item) => item._id)).toEqual([...new Set(wished)]);
    }),
  );
});

test("a product that is taken off and put back stands where it stood", () => {
  fc.assert(
    fc.property(ids, fc.nat(), (wished, n) => {
      const list = wished.reduce(addToList, emptyWishlist);
      const place = n % Math.max(1, list.wishlistItems.length);
      const id = list.wishlistItems[place]?._id;
      if (!id) return;
      const without = removeFromList(list, id);
      expect(isWished(without, id)).toBe(false);
      expect(restoreInList(without, id, place)).toEqual(list);
      expect(restoreInList(list, id, place)).toBe(list);
    }),
  );
});

test("any stored value reads as a wishlist without doubles", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const { wishlistItems } = readWishlist({ wishlistItems: value }).state;
      expect(new Set(wishlistItems.map((item) => item._id)).size).toBe(wishlistItems.length);
    }),
  );
});
