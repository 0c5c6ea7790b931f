import { addLine, type Cart, type CartLine, isSameChoice, MAX_GIFT_CARDS, MAX_PIECES, setQuantity } from "./cart.ts";

/** Restores a line at its position, or adds its pieces to a line that has the same choice by now. */
export function restoreLine(cart: Cart, line: CartLine, place: number): Cart {
  if (cart.cartItems.some((item) => isSameChoice(item, line))) return addLine(cart, line);
  return { ...cart, cartItems: cart.cartItems.toSpliced(place, 0, line) };
}

/** Removes a line with all its pieces. */
export function removeLine(cart: Cart, cartItemId: string): Cart {
  return { ...cart, cartItems: cart.cartItems.filter((item) => item.cartItemId !== cartItemId) };
}

/** Removes one piece; the last piece removes the line. */
export function decreaseLine(cart: Cart, cartItemId: string): Cart {
  const line = cart.cartItems.find((item) => item.cartItemId === cartItemId);
  if (!line) return cart;
  return line.quantity === 1 ? removeLine(cart, cartItemId) : setQuantity(cart, cartItemId, line.quantity - 1);
}

/** Adds one piece to a line. */
export function increaseLine(cart: Cart, cartItemId: string): Cart {
  const line = cart.cartItems.find((item) => item.cartItemId === cartItemId);
  return line ? setQuantity(cart, cartItemId, line.quantity + 1) : cart;
}

/** Empties the cart; saved lines stay. */
export function clearCart(cart: Cart): Cart {
  return { cartItems: [], savedForLater: cart.savedForLater };
}

/** Undoes `clearCart`: restores lines, coupon and note, after what was added since. */
export function restoreCart(cart: Cart, before: Cart): Cart {
  const { cartItems } = before.cartItems.reduce(addLine, cart);
  return { ...before, ...cart, cartItems };
}

/** Saves a line for later; it replaces a saved line of the same choice. */
export function saveForLater(cart: Cart, cartItemId: string): Cart {
  const line = cart.cartItems.find((item) => item.cartItemId === cartItemId);
  if (!line) return cart;
  const others = cart.savedForLater.filter((item) => !isSameChoice(item, line));
  return { ...removeLine(cart, cartItemId), savedForLater: [...others, line] };
}

/** Undoes `saveForLater`: restores the line in its position, and the saved line that it replaced. */
export function takeBack(cart: Cart, cartItemId: string, before: Cart): Cart {
  const place = before.cartItems.findIndex((item) => item.cartItemId === cartItemId);
  const line = before.cartItems[place];
  if (!line || !cart.savedForLater.some((item) => item.cartItemId === cartItemId)) return cart;
  const back = restoreLine(forgetSaved(cart, cartItemId), line, place);
  const savedPlace = before.savedForLater.findIndex((item) => isSameChoice(item, line));
  const saved = before.savedForLater[savedPlace];
  return saved ? restoreSaved(back, saved, savedPlace) : back;
}

/** Removes a saved line. */
export function forgetSaved(cart: Cart, cartItemId: string): Cart {
  return { ...cart, savedForLater: cart.savedForLater.filter((item) => item.cartItemId !== cartItemId) };
}

/** Restores a saved line at its position; a line of the same choice that was saved since stays instead. */
export function restoreSaved(cart: Cart, line: CartLine, place: number): Cart {
  if (cart.savedForLater.some((item) => isSameChoice(item, line))) return cart;
  return { ...cart, savedForLater: cart.savedForLater.toSpliced(place, 0, line) };
}

/** Moves a saved line back to the cart, with at most `most` of its pieces. */
export function moveToCart(cart: Cart, cartItemId: string, most = MAX_PIECES): Cart {
  const line = cart.savedForLater.find((item) => item.cartItemId === cartItemId);
  if (!line) return cart;
  return addLine(forgetSaved(cart, cartItemId), { ...line, quantity: Math.min(line.quantity, most) });
}

/** Adds a gift card to pay with, if there is room. */
export function addGiftCard(cart: Cart, code: string): Cart {
  const { giftCards: others = [], ...rest } = removeGiftCard(cart, (each) => each === code);
  return others.length < MAX_GIFT_CARDS ? { ...rest, giftCards: [...others, code] } : cart;
}

/** Removes the gift card that `isIt` recognises by its code as entered. */
export function removeGiftCard({ giftCards = [], ...cart }: Cart, isIt: (code: string) => boolean): Cart {
  const others = giftCards.filter((code) => !isIt(code));
  return others.length > 0 ? { ...cart, giftCards: others } : cart;
}
