import { showToast } from "~/ui/toast.store.ts";
import { createSavedSlice, useSavedSlice } from "../saved-state/saved-slice.ts";
import { changeSaved } from "../saved-state/saved-state.store.ts";
import {
  addToList,
  emptyWishlist,
  isWished,
  readWishlist,
  removeFromList,
  restoreInList,
  type WishlistState,
} from "./wishlist.ts";

const wishlistSlice = createSavedSlice({ name: "wishlist", initial: emptyWishlist, read: readWishlist });

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

/** Adds what is not there yet of several products, with one notification. */
export function addManyToWishlist(ids: readonly string[]): void {
  const before = wishlistSlice.store.getState();
  const after = ids.reduce(addToList, before);
  if (after === before) {
    showToast({ kind: "info", message: "Product already in wishlist" });
    return;
  }
  changeSaved(wishlistSlice, (list) => ids.reduce(addToList, list));
  showToast({ kind: "success", message: "Added To wishlist" });
}

/** Takes a product off the wishlist; undoing puts it back in its place. */
export function removeFromWishlist(id: string): void {
  const place = wishlistSlice.store.getState().wishlistItems.findIndex((item) => item._id === id);
  changeSaved(wishlistSlice, (list) => removeFromList(list, id));
  const undo = { label: "Undo", run: () => changeSaved(wishlistSlice, (list) => restoreInList(list, id, place)) };
  showToast({ kind: "error", message: "Removed From Wishlist", action: undo });
}

/** Takes off, in silence, what is no longer sold. */
export function forgetWished(ids: readonly string[]): void {
  changeSaved(wishlistSlice, (list) => ids.reduce(removeFromList, list), { isQuiet: true });
}

/** Empties the wishlist; undoing brings the same products back. */
export function clearWishlist(): void {
  const before = wishlistSlice.store.getState().wishlistItems;
  changeSaved(wishlistSlice, () => emptyWishlist);
  const ids = before.map((item) => item._id);
  const undo = () => changeSaved(wishlistSlice, (list) => ids.reduce(addToList, list));
  showToast({ kind: "error", message: "Removed From Wishlist", action: { label: "Undo", run: undo } });
}
