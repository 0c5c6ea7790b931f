import { create } from "zustand";

/** Whether the mobile menu is open. */
export const useMobileMenu = create<{ isOpen: boolean }>(() => ({ isOpen: false }));

export function openMobileMenu(): void {
  useMobileMenu.setState({ isOpen: true });
}

export function closeMobileMenu(): void {
  useMobileMenu.setState({ isOpen: false });
}
