import { changeSaved } from "~/platform/storage/saved-state.store.ts";
import { showRemoval } from "~/platform/ui/removal.store.ts";
import { showToast } from "~/platform/ui/toast.store.ts";
import type { Choice } from "../cart/cart.ts";
import { isFullWith, wishlistSlice } from "./wishlist.store.ts";
import { addToList, emptyWishlist, removeFromList } from "./wishlist.ts";

/** Adds those of several products that are not there yet, with one toast. */
export function addManyToWishlist(wishes: readonly Choice[]): void {
  const before = wishlistSlice.store.getState();
  const after = wishes.reduce(addToList, before);
  if (after === before) {
    showToast({ kind: "info", message: "Product already in wishlist" });
    return;
  }
  if (isFullWith(after.wishlistItems.length - before.wishlistItems.length)) return;
  changeSaved(wishlistSlice, (list) => wishes.reduce(addToList, list));
  showToast({ kind: "success", message: "Added To wishlist" });
}

/** Removes products that are no longer sold, without a toast. */
export function forgetWished(ids: readonly string[]): void {
  changeSaved(wishlistSlice, (list) => ids.reduce(removeFromList, list), { isQuiet: true });
}

/** Empties the wishlist; undo restores its products. */
export function clearWishlist(): void {
  const before = wishlistSlice.store.getState().wishlistItems;
  changeSaved(wishlistSlice, () => emptyWishlist);
  const undo = () => changeSaved(wishlistSlice, (list) => before.reduce(addToList, list));
  showRemoval({ kind: "error", message: "Removed From Wishlist", list: "wishlist", undo });
}
