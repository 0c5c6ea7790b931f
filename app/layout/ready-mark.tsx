import { useEffect, useLayoutEffect } from "react";
import { useIsRestored } from "~/features/saved-state/use-is-restored.ts";
import { tellTypedEarly } from "./typed-early.ts";

declare global {
  interface Window {
    /** A button that was clicked before the shop could answer; see `server/start-late.ts`. */
    waitingClick?: HTMLElement;
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
    // A page that came to life after all takes back that it had not.
    document.getElementById("unloaded")?.setAttribute("hidden", "");
    setTimeout(() => window.waitingClick?.click());
  }, [isRestored]);
  return null;
}
