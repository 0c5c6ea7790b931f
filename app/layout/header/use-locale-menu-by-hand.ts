import { type RefObject, useEffect } from "react";
import { closeLocaleMenu, toggleLocaleMenu, useLocaleMenu } from "./locale-menu.store.ts";
import { placeAtButton } from "./place-at.ts";

/** Opens and closes the locale menu in browsers without popovers: Firefox before 125, Safari before 17. */
export function useLocaleMenuByHand(button: RefObject<HTMLElement | null>, menu: RefObject<HTMLElement | null>) {
  const isOpen = useLocaleMenu((state) => state.isOpen);
  useEffect(() => {
    if (!isOpen) return;
    const stop = new AbortController();
    const { signal } = stop;
    const isWithin = (target: EventTarget | null) =>
      [button, menu].some(({ current }) => current?.contains(target as Node | null));
    addEventListener("pointerdown", ({ target }) => isWithin(target) || closeLocaleMenu(), { signal });
    const leave = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      closeLocaleMenu();
      button.current?.focus();
    };
    addEventListener("keydown", leave, { signal });
    return () => stop.abort();
  }, [isOpen, button, menu]);

  function toggle() {
    if (!menu.current || "popover" in menu.current) return;
    placeAtButton(menu.current);
    toggleLocaleMenu();
  }
  return { isOpen, toggle };
}
