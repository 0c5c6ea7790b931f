import { type RefObject, useLayoutEffect } from "react";

/** What appears in the place of what had the focus takes it over, so that it is read and tabbing goes on from there. */
export function useLostFocus(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    // Not on a fresh document: there the focus is nowhere yet, and tabbing is to start at its top.
    const isLost = document.activeElement === document.body && navigator.userActivation?.hasBeenActive;
    if (isLost) ref.current?.focus({ preventScroll: true });
  }, [ref]);
}
