import { type Cart, type CartLine, choiceOf, emptyCart, isSameChoice } from "../cart/cart.ts";
import { emptyWishlist, type WishlistState } from "../wishlist/wishlist.ts";
import { choicesOf, isSameChoices, type KeptLine, noChoices, wishOf } from "./choices.ts";
import { mergeWith, type Plan } from "./merge-choices.ts";

type IdFor = (line: KeptLine) => string;

/** Applies a plan to a cart. Existing lines keep their ids, new ones get one from `idFor`. */
export function applyToCart(plan: Plan, cart: Cart, idFor: IdFor): Cart {
  const own = choicesOf(cart, emptyWishlist);
  const merged = { ...mergeWith(plan, own), wishes: [] };
  const isAnothers = plan.without !== noChoices;
  if (!isAnothers && isSameChoices(merged, own)) return cart;
  // Note, coupon and gift cards of another account go with its lines.
  const { note: _, coupon: __, giftCards: ___, ...anothers } = cart;
  return {
    ...(isAnothers ? anothers : cart),
    cartItems: merged.cart.map((kept) => lineFor(kept, cart.cartItems, idFor)),
    savedForLater: merged.later.map((kept) => lineFor(kept, cart.savedForLater, idFor)),
  };
}

/** Applies a plan to a wishlist. */
export function applyToWishlist(plan: Plan, list: WishlistState): WishlistState {
  const own = choicesOf(emptyCart, list);
  const { wishes } = mergeWith(plan, own);
  return isSameChoices({ ...noChoices, wishes }, own) ? list : { wishlistItems: wishes.map(wishOf) };
}

function lineFor(kept: KeptLine, there: readonly CartLine[], idFor: IdFor): CartLine {
  const known = there.find((line) => isSameChoice(line, choiceOf(kept)));
  if (known) return { ...known, quantity: kept.quantity };
  return { ...wishOf(kept), cartItemId: idFor(kept), quantity: kept.quantity };
}
