import { create } from "zustand";

/** Whether the cart drawer is open; one drawer serves every screen. */
export const useCartDrawer = create<{ isOpen: boolean }>(() => ({ isOpen: false }));

export function openCartDrawer(): void {
  useCartDrawer.setState({ isOpen: true });
}

export function closeCartDrawer(): void {
  useCartDrawer.setState({ isOpen: false });
}
