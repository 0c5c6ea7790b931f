import { create } from "zustand";

/** Whether the menu of languages is open where browsers know no popovers; all others know it by themselves. */
export const useLocaleMenu = create<{ isOpen: boolean }>(() => ({ isOpen: false }));

export function toggleLocaleMenu(): void {
  useLocaleMenu.setState(({ isOpen }) => ({ isOpen: !isOpen }));
}

export function closeLocaleMenu(): void {
  useLocaleMenu.setState({ isOpen: false });
  document.getElementById("locale-menu")?.hidePopover?.();
}
