import { useEffect, useLayoutEffect } from "react";
import { useIsRestored } from "~/features/saved-state/use-is-restored.ts";
import { tellTypedEarly } from "./typed-early.ts";

declare global {
  interface Window {
    /** Repeats what was pressed and chosen before hydration; see `server/note-early.ts`. */
    repeatEarly?: () => void;
  }
}

/** Marks the document as interactive with the shopper's state restored; tests and measurements wait for it. */
export function ReadyMark() {
  const isRestored = useIsRestored();
  // Before any re-render, which would empty the fields.
  useLayoutEffect(tellTypedEarly, []);
  useEffect(() => {
    if (!isRestored) return;
    document.documentElement.dataset["ready"] = "yes";
    window.repeatEarly?.();
  }, [isRestored]);
  return null;
}
