import { create } from "zustand";

/** Whether the menu of narrow screens is open. */
export const useMobileMenu = create<{ isOpen: boolean }>(() => ({ isOpen: false }));

/** Opens it. */
export function openMobileMenu(): void {
  useMobileMenu.setState({ isOpen: true });
}

/** Closes it. */
export function closeMobileMenu(): void {
  useMobileMenu.setState({ isOpen: false });
}
