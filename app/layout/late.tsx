import { type ComponentType, useEffect, useState } from "react";
import { tellUnloaded } from "~/ui/tell-unloaded.ts";
import { showToast } from "~/ui/toast.store.ts";
import { seekNewVersion } from "./seek-new-version.ts";

/** After this many ms a part that is still on its way is told as missing. */
const PART_TIMEOUT_MS = 120_000;

/**
 * A component whose chunk loads when it is first needed, and that then stays (so that closing can be animated). Where it
 * does not come, `close` takes back that it is open, and the next time it is asked for again.
 */
export function createLate(load: () => Promise<ComponentType>, close: () => void) {
  return function LateHost({ isNeeded }: { isNeeded: boolean }) {
    const [Part, setPart] = useState<ComponentType>();
    useEffect(() => {
      if (!isNeeded || Part) return;
      const timer = setTimeout(tellUnloaded, PART_TIMEOUT_MS);
      load()
        .finally(() => clearTimeout(timer))
        .then(
          (loaded) => setPart(() => loaded),
          () => {
            close();
            void tellMissing();
          },
        );
    }, [isNeeded, Part]);
    return Part ? <Part /> : null;
  };
}

async function tellMissing(): Promise<void> {
  const outcome = await seekNewVersion(!isAnythingTyped());
  if (outcome === "broken") tellUnloaded();
  if (outcome === "offline")
    showToast({ kind: "error", message: "This cannot be opened right now. Please try again in a moment." });
}

/** Whether the page has a text that loading it again could lose. */
function isAnythingTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>(
    "textarea, input:not([type=hidden], [type=radio], [type=checkbox], [type=range])",
  );
  return [...fields].some(({ value }) => value !== "");
}
