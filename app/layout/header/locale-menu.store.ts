import { create } from "zustand";

/** Whether the locale menu is open, in browsers without popovers; all others keep that state themselves. */
export const useLocaleMenu = create<{ isOpen: boolean }>(() => ({ isOpen: false }));

/** Toggles the menu in browsers without popovers. */
export function toggleLocaleMenu(): void {
  useLocaleMenu.setState(({ isOpen }) => ({ isOpen: !isOpen }));
}

/** Closes the menu in every browser. */
export function closeLocaleMenu(): void {
  useLocaleMenu.setState({ isOpen: false });
  document.getElementById("locale-menu")?.hidePopover?.();
}
