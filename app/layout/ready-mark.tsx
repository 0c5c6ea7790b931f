import { useEffect, useLayoutEffect } from "react";
import { useIsRestored } from "~/features/saved-state/use-is-restored.ts";
import { tellTypedEarly } from "./typed-early.ts";

declare global {
  interface Window {
    /** Does again what was pressed and chosen before the shop could answer; see `server/note-early.ts`. */
    repeatEarly?: () => void;
  }
}

/** Marks the document once it answers to touch and knows the shopper's state; tests and measurements wait for it. */
export function ReadyMark() {
  const isRestored = useIsRestored();
  // Before anything is rendered anew, which would empty the fields.
  useLayoutEffect(tellTypedEarly, []);
  useEffect(() => {
    if (!isRestored) return;
    document.documentElement.dataset["ready"] = "yes";
    window.repeatEarly?.();
  }, [isRestored]);
  return null;
}
