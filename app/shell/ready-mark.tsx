import { useEffect, useLayoutEffect } from "react";
import { useIsRestored } from "~/platform/storage/use-is-restored.ts";
import { reportTypedEarly } from "./typed-early.ts";

declare global {
  // Set by `app/instant/record-early-events.ts`.
  interface Window {
    /** From now on, does not repeat what React answers; called once React listens. */
    strikeAnswered?: () => void;
    /** Repeats what was pressed and chosen before React could answer. */
    repeatEarly?: () => void;
    /** The last press until then. */
    earlyPress?: PointerEvent;
  }
}

/** Marks the document as interactive with the shopper's state restored; tests and measurements wait for it. */
export function ReadyMark() {
  const isRestored = useIsRestored();
  // Before any re-render, which would empty the fields.
  useLayoutEffect(reportTypedEarly, []);
  useEffect(() => {
    if (!isRestored) return;
    const { dataset } = document.documentElement;
    dataset["ready"] = "yes";
    delete dataset["new"];
    window.repeatEarly?.();
  }, [isRestored]);
  return null;
}
