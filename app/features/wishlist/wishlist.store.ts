import { createSavedSlice, useSavedSlice } from "~/platform/storage/saved-slice.ts";
import { changeSaved } from "~/platform/storage/saved-state.store.ts";
import { showRemoval } from "~/platform/ui/removal.store.ts";
import { showToast } from "~/platform/ui/toast.store.ts";
import type { Choice } from "../cart/cart.ts";
import {
  addToList,
  emptyWishlist,
  isWished,
  MAX_WISHES,
  readWishlist,
  removeFromList,
  restoreInList,
  type WishlistState,
} from "./wishlist.ts";

export const wishlistSlice = createSavedSlice({ name: "wishlist", initial: emptyWishlist, read: readWishlist });

/** Reads the shopper's wishlist in a component; it is empty on the server, while hydrating and until it is restored. */
export function useWishlist<T>(select: (state: WishlistState) => T): T {
  return useSavedSlice(wishlistSlice, select);
}

/** Returns whether so many more would not fit, and then says so in a toast. */
export function isFullWith(more: number): boolean {
  const isFull = wishlistSlice.store.getState().wishlistItems.length + more > MAX_WISHES;
  if (isFull)
    showToast({
      kind: "warning",
      message: "Your wishlist is full: it holds {{most}} products",
      values: { most: MAX_WISHES },
    });
  return isFull;
}

/** Adds a product to the wishlist, with its choice; if it is already there, only shows a toast. */
export function addToWishlist(wish: Choice, name: string): void {
  if (isWished(wishlistSlice.store.getState(), wish._id)) {
    showToast({ kind: "info", message: "Product already in wishlist" });
    return;
  }
  if (isFullWith(1)) return;
  changeSaved(wishlistSlice, (list) => addToList(list, wish));
  showToast({
    kind: "success",
    message: "Added To wishlist",
    said: { message: "{{name}} is now on your wishlist", values: { name } },
  });
}

/** Removes a product from the wishlist; undo restores its position. */
export function removeFromWishlist(id: string, name: string): void {
  const items = wishlistSlice.store.getState().wishlistItems;
  const place = items.findIndex((item) => item._id === id);
  const wish = items[place];
  if (!wish) return;
  changeSaved(wishlistSlice, (list) => removeFromList(list, id));
  const undo = () => changeSaved(wishlistSlice, (list) => restoreInList(list, wish, place));
  showRemoval({
    kind: "error",
    message: "Removed From Wishlist",
    said: { message: "{{name}} is no longer on your wishlist", values: { name } },
    list: "wishlist",
    place,
    undo,
  });
}
