import { create } from "zustand";
import { hideToast, useToasts } from "~/ui/toast.store.ts";

/** Whether the cart drawer is open; one drawer serves every screen. */
export const useCartDrawer = create<{ isOpen: boolean }>(() => ({ isOpen: false }));

/** Opens it; what tells the way to the cart has done so. */
export function openCartDrawer(): void {
  for (const { id, link } of useToasts.getState().toasts) if (link?.to === "/cart") hideToast(id);
  useCartDrawer.setState({ isOpen: true });
}

/** Closes it. */
export function closeCartDrawer(): void {
  useCartDrawer.setState({ isOpen: false });
}
