import { type ComponentType, useEffect, useState } from "react";
import { showLoadFailure } from "~/platform/ui/load-failure.ts";
import { showToast } from "~/platform/ui/toast.store.ts";
import { checkForNewVersion } from "./check-for-new-version.ts";
import { LoadingBar } from "./preloader.tsx";

/** After this many ms a component that is still loading is reported as missing. */
const PART_TIMEOUT_MS = 120_000;

/**
 * Creates a component that loads its chunk when first needed, under a loading bar, and then stays mounted (so that
 * closing can be animated).
 * If loading fails, calls `close` to reset the open state, and tries again the next time.
 */
export function createLazyDialog(load: () => Promise<ComponentType>, close: () => void) {
  return function LazyDialog({ isNeeded }: { isNeeded: boolean }) {
    const [Part, setPart] = useState<ComponentType>();
    useEffect(() => {
      if (!isNeeded || Part) return;
      const timer = setTimeout(showLoadFailure, PART_TIMEOUT_MS);
      load()
        .finally(() => clearTimeout(timer))
        .then(
          (loaded) => setPart(() => loaded),
          () => {
            close();
            void reportMissing();
          },
        );
    }, [isNeeded, Part]);
    if (Part) return <Part />;
    return isNeeded ? <LoadingBar /> : null;
  };
}

async function reportMissing(): Promise<void> {
  const outcome = await checkForNewVersion(!isAnythingTyped());
  if (outcome === "broken") showLoadFailure();
  if (outcome === "offline")
    showToast({ kind: "error", message: "This cannot be opened right now. Please try again in a moment." });
}

/** Returns whether the page has text input that a reload could lose. */
function isAnythingTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>(
    "textarea, input:not([type=hidden], [type=radio], [type=checkbox], [type=range])",
  );
  return [...fields].some(({ value }) => value !== "");
}
