import { recordOf } from "../../platform/requests/records.ts";
import type { Reading } from "../../platform/storage/saved-slice.ts";
import type { Choice } from "../cart/cart.ts";
import { MAX_CHOICE_NAME } from "../catalogue/product-limits.ts";

/** Stored in browsers under these names, which the specification gives. Colour and size are set if they were chosen. */
export type WishlistState = { wishlistItems: readonly Choice[] };

export const emptyWishlist: WishlistState = { wishlistItems: [] };
/** Maximum number of products on a wishlist. */
export const MAX_WISHES = 500;
const MAX_ID = 40;

/** Adds a product; the list stays unchanged if it is already there, in any colour. */
export function addToList(state: WishlistState, wish: Choice): WishlistState {
  return isWished(state, wish._id) ? state : { wishlistItems: [...state.wishlistItems, wish] };
}

/** Restores a product at its position. */
export function restoreInList(state: WishlistState, wish: Choice, place: number): WishlistState {
  if (isWished(state, wish._id)) return state;
  return { wishlistItems: state.wishlistItems.toSpliced(place, 0, wish) };
}

/** Removes a product, in any colour. */
export function removeFromList(state: WishlistState, id: string): WishlistState {
  return { wishlistItems: state.wishlistItems.filter((item) => item._id !== id) };
}

/** Whether a product is on the wishlist, in any colour. */
export function isWished(state: WishlistState, id: string): boolean {
  return state.wishlistItems.some((item) => item._id === id);
}

/** Reads a stored list: each product once and at most 500, dropping invalid entries. */
export function readWishlist(stored: unknown): Reading<WishlistState> {
  const items = recordOf(stored)["wishlistItems"];
  if (!Array.isArray(items)) return { state: emptyWishlist, lost: items !== undefined };
  const good = items.flatMap(readWish);
  const state = good.reduce(addToList, emptyWishlist).wishlistItems;
  return {
    state: { wishlistItems: state.slice(0, MAX_WISHES) },
    lost: good.length < items.length || state.length > MAX_WISHES,
  };
}

function readWish(stored: unknown): Choice[] {
  const { _id, selectedProductColor: color, selectedProductSize: size } = recordOf(stored);
  if (!isText(_id, MAX_ID)) return [];
  return [
    {
      _id,
      ...(isText(color, MAX_CHOICE_NAME) && { selectedProductColor: color }),
      ...(isText(size, MAX_CHOICE_NAME) && { selectedProductSize: size }),
    },
  ];
}

function isText(value: unknown, most: number): value is string {
  return typeof value === "string" && value !== "" && value.length <= most;
}
