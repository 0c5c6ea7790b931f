import { describe, expect, test } from "vitest";
import { addLine, type Cart } from "./cart.ts";
import { removeLine, saveForLater } from "./cart-edits.ts";
import { changeChoice, undoChange } from "./change-choice.ts";

describe("a line in another choice", () => {
  const of = (size: string) => ({ _id: "1", selectedProductColor: "black", selectedProductSize: size });
  const m = { ...of("m"), cartItemId: "a", quantity: 2 };
  const tea = { _id: "16", cartItemId: "b", quantity: 1 };
  const l = { ...of("l"), cartItemId: "c", quantity: 3 };
  const cart: Cart = { cartItems: [m, tea, l], savedForLater: [] };

  test("keeps its place, number and pieces", () => {
    const changed = changeChoice(cart, m.cartItemId, of("xl"));
    expect(changed.cartItems).toEqual([{ ...m, selectedProductSize: "xl" }, tea, l]);
    expect(changeChoice(cart, m.cartItemId, of("m"))).toBe(cart);
    expect(changeChoice(cart, "unknown", of("xl"))).toBe(cart);
  });

  test("takes the pieces of the line that has the choice, as far as there are any, and undo gives them back", () => {
    const changed = changeChoice(cart, m.cartItemId, of("l"));
    expect(changed.cartItems).toEqual([{ ...m, selectedProductSize: "l", quantity: 5 }, tea]);
    expect(changeChoice(cart, m.cartItemId, of("l"), 4).cartItems[0]?.quantity).toBe(4);
    expect(undoChange(changed, m.cartItemId, cart)).toEqual(cart);
  });

  test("is given back by undo beside what was added since, and not if it was removed", () => {
    const changed = changeChoice(cart, m.cartItemId, of("xl"));
    const since = addLine(changed, { ...of("m"), cartItemId: "new", quantity: 1 });
    expect(undoChange(since, m.cartItemId, cart).cartItems).toEqual([
      tea,
      l,
      { ...of("m"), cartItemId: "new", quantity: 3 },
    ]);
    const removed = removeLine(changed, m.cartItemId);
    expect(undoChange(removed, m.cartItemId, cart)).toBe(removed);
  });

  test("moves from the saved ones to the cart, and back by undo", () => {
    const saved = saveForLater(cart, m.cartItemId);
    const changed = changeChoice(saved, m.cartItemId, of("l"));
    expect(changed).toEqual({ cartItems: [tea, { ...m, selectedProductSize: "l", quantity: 5 }], savedForLater: [] });
    expect(undoChange(changed, m.cartItemId, saved)).toEqual(saved);
  });
});
