import { create } from "zustand";

/** Whether the menu of languages is open where browsers know no popovers; all others know it by themselves. */
export const useLocaleMenu = create<{ isOpen: boolean }>(() => ({ isOpen: false }));

/** Opens or closes it, where browsers know no popovers. */
export function toggleLocaleMenu(): void {
  useLocaleMenu.setState(({ isOpen }) => ({ isOpen: !isOpen }));
}

/** Closes it in every browser. */
export function closeLocaleMenu(): void {
  useLocaleMenu.setState({ isOpen: false });
  document.getElementById("locale-menu")?.hidePopover?.();
}
