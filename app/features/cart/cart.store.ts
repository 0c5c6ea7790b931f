import { createSavedSlice, useSavedSlice } from "~/platform/storage/saved-slice.ts";
import { changeSaved } from "~/platform/storage/saved-state.store.ts";
import { showToast, type Toast } from "~/platform/ui/toast.store.ts";
import * as rules from "./cart.ts";

export const cartSlice = createSavedSlice({ name: "cart", initial: rules.emptyCart, read: rules.readCart });

/** Reads the shopper's cart in a component; it is empty on the server, while hydrating and until it is restored. */
export function useCart<T>(select: (cart: rules.Cart) => T): T {
  return useSavedSlice(cartSlice, select);
}

/** Changes the cart as the shopper wishes. `change` is pure. */
export function changeCart(change: (cart: rules.Cart) => rules.Cart): void {
  changeSaved(cartSlice, change);
}

/** Returns what screen readers say of an addition. */
export const inCart = (name: string) => ({ message: "{{name}} is now in your cart", values: { name } });

/** Shows a toast for added pieces of a product, and another one if they were fewer than wanted. */
export function showAdded(name: string, pieces: number, wanted: number, link?: Toast["link"]): void {
  showToast({ kind: "success", message: "Added To Cart", said: inCart(name), ...(link && { link }) });
  if (pieces < wanted)
    showToast({ kind: "info", message: "Only {{count}} could be added: we have no more", values: { count: pieces } });
}

/** Returns whether there is no room for a choice, and then says so in a toast. */
export function isFullFor(choice: rules.Choice): boolean {
  const isFull = rules.isFullFor(cartSlice.store.getState().cartItems, choice);
  if (isFull)
    showToast({
      kind: "warning",
      message: "Your cart is full: it holds {{most}} different items",
      values: { most: rules.MAX_LINES },
    });
  return isFull;
}
