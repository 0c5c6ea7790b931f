import { showToast } from "~/ui/toast.store.ts";
import { createSavedSlice, useSavedSlice } from "../saved-state/saved-slice.ts";
import { changeSaved } from "../saved-state/saved-state.store.ts";
import { addToList, emptyWishlist, isWished, readWishlist, removeFromList, type WishlistState } from "./wishlist.ts";

export const wishlistSlice = createSavedSlice({ name: "wishlist", initial: emptyWishlist, read: readWishlist });

export function useWishlist<T>(select: (state: WishlistState) => T): T {
  return useSavedSlice(wishlistSlice, select);
}

/** Adds a product to the wishlist; one that is there already is refused, and that is said. */
export function addToWishlist(id: string): void {
  if (isWished(wishlistSlice.store.getState(), id)) {
    showToast({ kind: "info", message: "Product already in wishlist" });
    return;
  }
  changeSaved(wishlistSlice, (list) => addToList(list, id));
  showToast({ kind: "success", message: "Added To wishlist" });
}

export function removeFromWishlist(id: string): void {
  changeSaved(wishlistSlice, (list) => removeFromList(list, id));
  const undo = { label: "Undo", run: () => changeSaved(wishlistSlice, (list) => addToList(list, id)) };
  showToast({ kind: "error", message: "Removed From Wishlist", action: undo });
}

/** Empties the wishlist; undoing brings the same products back. */
export function clearWishlist(): void {
  const before = wishlistSlice.store.getState().wishlistItems;
  changeSaved(wishlistSlice, () => emptyWishlist);
  const undo = () => changeSaved(wishlistSlice, (list) => before.reduce((l, { _id }) => addToList(l, _id), list));
  showToast({ kind: "error", message: "Removed From Wishlist", action: { label: "Undo", run: undo } });
}
