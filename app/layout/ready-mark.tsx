import { useEffect, useLayoutEffect } from "react";
import { useIsRestored } from "~/features/saved-state/use-is-restored.ts";
import { reportTypedEarly } from "./typed-early.ts";

declare global {
  interface Window {
    /** Repeats what was pressed and chosen before hydration; see `server/record-early-events.ts`. */
    repeatEarly?: () => void;
  }
}

/** Marks the document as interactive with the shopper's state restored; tests and measurements wait for it. */
export function ReadyMark() {
  const isRestored = useIsRestored();
  // Before any re-render, which would empty the fields.
  useLayoutEffect(reportTypedEarly, []);
  useEffect(() => {
    if (!isRestored) return;
    document.documentElement.dataset["ready"] = "yes";
    window.repeatEarly?.();
  }, [isRestored]);
  return null;
}
