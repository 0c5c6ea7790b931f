import { type ListedItem, readIdList } from "../saved-state/id-list.ts";
import type { Reading } from "../saved-state/saved-slice.ts";
import { recordOf } from "../shop/records.ts";

/** Browsers store it under these names, which the specification gives. */
export type WishlistState = { wishlistItems: readonly ListedItem[] };

export const emptyWishlist: WishlistState = { wishlistItems: [] };
const LIMIT = 500;

/** Adds a product; one that is there already is refused (the list stays as it is). */
export function addToList(state: WishlistState, id: string): WishlistState {
  return isWished(state, id) ? state : { wishlistItems: [...state.wishlistItems, { _id: id }] };
}

/** Puts a product back where it was. */
export function restoreInList(state: WishlistState, id: string, place: number): WishlistState {
  if (addToList(state, id) === state) return state;
  return { wishlistItems: state.wishlistItems.toSpliced(place, 0, { _id: id }) };
}

export function removeFromList(state: WishlistState, id: string): WishlistState {
  return { wishlistItems: state.wishlistItems.filter((item) => item._id !== id) };
}

export function isWished(state: WishlistState, id: string): boolean {
  return state.wishlistItems.some((item) => item._id === id);
}

/** Reads a stored list, leaving out what makes no sense. */
export function readWishlist(stored: unknown): Reading<WishlistState> {
  const { state: wishlistItems, lost } = readIdList(recordOf(stored)["wishlistItems"], LIMIT);
  return { state: { wishlistItems }, lost };
}
