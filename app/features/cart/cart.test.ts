import fc from "fast-check";
import { expect, test } from "vitest";
import { orderedLinesOf } from "../checkout/checkout-draft.ts";
import * as rules from "./cart.ts";
import * as edits from "./cart-edits.ts";
import { readCartLink, writeCartLink } from "./cart-link.ts";
import { reconcileCart, unavailableLines } from "./reconcile-cart.ts";
import { takeOrdered } from "./take-ordered.ts";

const choice: fc.Arbitrary<rules.Choice> = fc.oneof(
  fc.record({ _id: fc.constantFrom("16", "20", "43") }),
  fc.record({
    _id: fc.constantFrom("1", "2"),
    selectedProductColor: fc.constantFrom("white", "black"),
    selectedProductSize: fc.constantFrom("x", "xl", "xxl"),
  }),
);
const quantity = fc.integer({ min: 1, max: 50 });
const additions = fc.array(fc.tuple(choice, quantity), { maxLength: 25 });

function cartOf(added: readonly (readonly [rules.Choice, number])[]): rules.Cart {
  return added.reduce(
    (cart, [wanted, count], i) => rules.addLine(cart, { ...wanted, cartItemId: `line-${i}`, quantity: count }),
    rules.emptyCart,
  );
}

const keyOf = ({ _id, selectedProductColor: colour, selectedProductSize: size }: rules.Choice) =>
  `${_id}:${colour}:${size}`;

test("lines merge if and only if product, colour and size are the same, and the number of pieces is preserved", () => {
  fc.assert(
    fc.property(additions, (added) => {
      const cart = cartOf(added);
      expect(new Set(cart.cartItems.map(keyOf)).size).toBe(cart.cartItems.length);
      expect(new Set(cart.cartItems.map(keyOf))).toEqual(new Set(added.map(([wanted]) => keyOf(wanted))));
      expect(rules.countPieces(cart)).toBe(added.reduce((sum, [, count]) => sum + count, 0));
      for (const [wanted] of added) {
        const all = added
          .filter(([other]) => keyOf(other) === keyOf(wanted))
          .reduce((sum, [, count]) => sum + count, 0);
        expect(rules.piecesOf(cart, wanted)).toBe(all);
      }
    }),
  );
});

test("decreasing a line removes it with its last piece, and leaves all other lines unchanged", () => {
  fc.assert(
    fc.property(additions, fc.nat(), (added, n) => {
      const cart = cartOf(added);
      const line = cart.cartItems[n % Math.max(1, cart.cartItems.length)];
      if (!line) return;
      const after = edits.decreaseLine(cart, line.cartItemId);
      expect(rules.countPieces(after)).toBe(rules.countPieces(cart) - 1);
      expect(rules.piecesOf(after, line)).toBe(line.quantity - 1);
      expect(after.cartItems.length).toBe(cart.cartItems.length - (line.quantity === 1 ? 1 : 0));
      expect(edits.increaseLine(cart, line.cartItemId).cartItems.length).toBe(cart.cartItems.length);
    }),
  );
});

test("a line that is removed and restored is back in its position", () => {
  fc.assert(
    fc.property(additions, fc.nat(), (added, n) => {
      const cart = cartOf(added);
      const place = n % Math.max(1, cart.cartItems.length);
      const line = cart.cartItems[place];
      if (!line) return;
      expect(edits.restoreLine(edits.removeLine(cart, line.cartItemId), line, place)).toEqual(cart);
    }),
  );
});

test("clearing removes lines, note and coupon, keeps saved lines, and can be undone completely", () => {
  fc.assert(
    fc.property(additions, (added) => {
      const saved = edits.saveForLater(cartOf(added), "line-0");
      const cart: rules.Cart = { ...saved, note: "Ring twice", coupon: "FIVER" };
      const empty = edits.clearCart(cart);
      expect(rules.countPieces(empty)).toBe(0);
      expect(empty.savedForLater).toEqual(cart.savedForLater);
      expect(edits.restoreCart(empty, cart)).toEqual(cart);
    }),
  );
});

test("a paid order's lines leave the cart, and what was added since stays", () => {
  fc.assert(
    fc.property(additions, additions, (first, since) => {
      const before = cartOf(first);
      const ordered = orderedLinesOf(before.cartItems);
      const now = cartOf(since).cartItems.reduce(rules.addLine, { ...before, note: "Ring twice", coupon: "FIVER" });
      const left = takeOrdered(now, ordered);
      expect(rules.countPieces(left)).toBe(rules.countPieces(now) - rules.countPieces(before));
      expect(left).not.toHaveProperty("coupon");
      expect(takeOrdered(before, ordered).cartItems).toEqual([]);
    }),
  );
});

test("saving for later and moving back keeps all pieces", () => {
  fc.assert(
    fc.property(additions, fc.nat(24), (added, n) => {
      const cart = cartOf(added);
      const there = edits.saveForLater(cart, `line-${n}`);
      const back = edits.moveToCart(there, `line-${n}`);
      expect(rules.countPieces(back)).toBe(rules.countPieces(cart));
      expect(back.savedForLater).toEqual([]);
    }),
  );
});

test("a saved line moves back with no more pieces than available", () => {
  const saved = edits.saveForLater(cartOf([[{ _id: "16" }, 5]]), "line-0");
  const piecesWith = (most?: number) => rules.countPieces(edits.moveToCart(saved, "line-0", most));
  expect([piecesWith(2), piecesWith(7), piecesWith()]).toEqual([2, 5, 5]);
});

test("undoing a save for later restores cart and saved lines, including a saved line of the same choice", () => {
  fc.assert(
    fc.property(additions, additions, fc.nat(), (added, savedBefore, n) => {
      const savedForLater = cartOf(savedBefore).cartItems.map((line) => ({
        ...line,
        cartItemId: `saved-${line.cartItemId}`,
      }));
      const cart: rules.Cart = { ...cartOf(added), savedForLater };
      const line = cart.cartItems[n % Math.max(1, cart.cartItems.length)];
      if (!line) return;
      const there = edits.saveForLater(cart, line.cartItemId);
      expect(edits.takeBack(there, line.cartItemId, cart)).toEqual(cart);
      const back = edits.moveToCart(there, line.cartItemId);
      expect(edits.takeBack(back, line.cartItemId, cart), "a line moved back by hand comes back once").toEqual(back);
    }),
  );
});

test("undoing the removal of a saved line restores its place, unless the same choice was saved again since", () => {
  const saved = cartOf([
    [{ _id: "16" }, 2],
    [{ _id: "20" }, 1],
  ]).cartItems;
  const [tea, cup] = saved as [rules.CartLine, rules.CartLine];
  const before: rules.Cart = { cartItems: [], savedForLater: saved };
  const without = edits.forgetSaved(before, tea.cartItemId);
  expect(edits.restoreSaved(without, tea, 0)).toEqual(before);
  const again = { ...tea, cartItemId: "again", quantity: 5 };
  const since: rules.Cart = { cartItems: [], savedForLater: [cup, again] };
  expect(edits.restoreSaved(since, tea, 0)).toEqual(since);
});

test("a healed cart contains nothing unavailable, and healing it again changes nothing", () => {
  const stocks = fc.dictionary(fc.constantFrom("16", "20", "43", "1", "2"), fc.nat(30));
  fc.assert(
    fc.property(additions, stocks, (added, stock) => {
      const piecesFor = (line: rules.CartLine) => stock[line._id] ?? "not-sold";
      const cart = cartOf(added);
      const healed = reconcileCart(cart, piecesFor);
      expect(unavailableLines(healed, piecesFor)).toEqual([]);
      expect(reconcileCart(healed, piecesFor)).toEqual(healed);
      for (const line of healed.cartItems) expect(line.quantity).toBeLessThanOrEqual(stock[line._id] ?? 0);
      const kept = [...healed.cartItems, ...healed.savedForLater].map((line) => line._id);
      for (const line of cart.cartItems) expect(kept.includes(line._id)).toBe(stock[line._id] !== undefined);
    }),
  );
});

test("a line in a choice that is no longer made is saved for later, once", () => {
  const cart = cartOf([[{ _id: "1", selectedProductColor: "black", selectedProductSize: "m" }, 2]]);
  const piecesFor = () => "not-made" as const;
  expect(unavailableLines(cart, piecesFor).map(({ left }) => left)).toEqual(["not-made"]);
  const healed = reconcileCart(cart, piecesFor);
  expect(healed).toMatchObject({ cartItems: [], savedForLater: cart.cartItems });
  expect(unavailableLines(healed, piecesFor)).toEqual([]);
});

test("a shared link restores the same choices and quantities", () => {
  fc.assert(
    fc.property(additions, (added) => {
      const { cartItems } = cartOf(added);
      const items = new URL(writeCartLink(cartItems), "https://shop.example").searchParams.get("items");
      expect(readCartLink(items)).toEqual(cartItems.map(({ cartItemId: _, ...shared }) => shared));
    }),
  );
});

test("a shared link works with any id, colour and size name of a catalogue", () => {
  const named = [
    { _id: "7982301839514", selectedProductColor: "a".repeat(40), selectedProductSize: "b".repeat(40) },
    { _id: "12", selectedProductColor: "only", selectedProductSize: "250 g" },
    { _id: "13", selectedProductColor: "Walnut, oiled", selectedProductSize: "50x2" },
    { _id: "14", selectedProductColor: "100%2C", selectedProductSize: "Größe 38" },
  ];
  const { cartItems } = cartOf(named.map((one) => [one, 1] as const));
  const address = new URL(writeCartLink(cartItems), "https://shop.example");
  expect(readCartLink(address.searchParams.get("items"))).toEqual(named.map((one) => ({ ...one, quantity: 1 })));
});

test("an invalid shared link yields nothing", () => {
  fc.assert(fc.property(fc.string(), (text) => void readCartLink(text)));
  expect(readCartLink("x,<b>,1:black,:,1x,-3,1x99999,")).toEqual([]);
  expect(readCartLink("1:black:xx2,16x3")).toEqual([
    { _id: "1", selectedProductColor: "black", selectedProductSize: "x", quantity: 2 },
    { _id: "16", quantity: 3 },
  ]);
});

test("any stored value reads as a cart, and a stored cart reads as itself", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(rules.readCart(value).state.cartItems.every((line) => line.quantity >= 1)).toBe(true);
    }),
  );
  fc.assert(
    fc.property(additions, (added) => {
      const cart = cartOf(added);
      expect(rules.readCart(JSON.parse(JSON.stringify(cart)))).toEqual({ state: cart, lost: false });
    }),
  );
});

test("a cart from when there was only one gift card keeps it, and invalid codes are dropped", () => {
  const stored = (more: object) => rules.readCart({ cartItems: [], savedForLater: [], ...more }).state.giftCards;
  expect(stored({ giftCard: "3CHR7NXD94TKW2PM" })).toEqual(["3CHR7NXD94TKW2PM"]);
  expect(stored({ giftCards: ["A", "B", "A", 5, "", null, "C", "D", "E", "F"] })).toEqual(["A", "B", "C", "D", "E"]);
  for (const none of [{}, { giftCard: "" }, { giftCards: "A" }, { giftCards: [] }])
    expect(stored(none)).toBeUndefined();
});

test("gift cards are added and removed one by one, so that what another tab has changed meanwhile stays", () => {
  const both = edits.addGiftCard(edits.addGiftCard(rules.emptyCart, "A"), "B");
  expect(both.giftCards).toEqual(["A", "B"]);
  expect(edits.addGiftCard(both, "A").giftCards).toEqual(["B", "A"]);
  expect(edits.removeGiftCard(both, (code) => code === "A").giftCards).toEqual(["B"]);
  expect(edits.removeGiftCard(both, () => true)).toEqual(rules.emptyCart);
  const full = ["C", "D", "E"].reduce(edits.addGiftCard, both);
  expect(edits.addGiftCard(full, "F")).toBe(full);
});
