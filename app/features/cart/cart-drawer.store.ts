import { create } from "zustand";
import { hideToast, useToasts } from "~/platform/ui/toast.store.ts";

/** Whether the cart drawer is open; all screens share one drawer. */
export const useCartDrawer = create<{ isOpen: boolean }>(() => ({ isOpen: false }));

/** Opens the drawer and hides toasts that link to the cart, which are now redundant. */
export function openCartDrawer(): void {
  for (const { id, link } of useToasts.getState().toasts) if (link?.to === "/cart") hideToast(id);
  useCartDrawer.setState({ isOpen: true });
}

export function closeCartDrawer(): void {
  useCartDrawer.setState({ isOpen: false });
}
