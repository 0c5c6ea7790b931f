import { type RefObject, useLayoutEffect } from "react";

/** Moves focus to an element that replaces the focused one, so that it is read and tabbing continues from there. */
export function useLostFocus(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    // Not on a freshly loaded document, where nothing had focus and tabbing should start at the top.
    const isLost = document.activeElement === document.body && navigator.userActivation?.hasBeenActive;
    if (isLost) ref.current?.focus({ preventScroll: true });
  }, [ref]);
}
