import { changeCart } from "./cart.store.ts";
import { type Cart, choiceOf, isSameChoice, type OrderedPieces } from "./cart.ts";

/** Removes the pieces of a paid order, with note, coupon and gift cards; what was added since stays. */
export function takeOrdered(cart: Cart, ordered: readonly OrderedPieces[]): Cart {
  const cartItems = cart.cartItems.flatMap((item) => {
    const line = ordered.find((one) => isSameChoice(item, choiceOf(one)));
    const quantity = item.quantity - (line?.quantity ?? 0);
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
  return { cartItems, savedForLater: cart.savedForLater };
}

/** Removes the lines of a paid order without a toast. */
export function takeOrderedFromCart(lines: readonly OrderedPieces[]): void {
  changeCart((cart) => takeOrdered(cart, lines));
}
