import { type ComponentType, useEffect, useState } from "react";
import { showToast } from "~/ui/toast.store.ts";
import { seekNewVersion } from "./seek-new-version.ts";

/**
 * A component whose chunk loads when it is first needed, and that then stays (so that closing can be animated). Where it
 * does not come, `close` takes back that it is open, and the next time it is asked for again.
 */
export function createLate(load: () => Promise<ComponentType>, close: () => void) {
  return function LateHost({ isNeeded }: { isNeeded: boolean }) {
    const [Part, setPart] = useState<ComponentType>();
    useEffect(() => {
      if (!isNeeded || Part) return;
      load().then(
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
  if ((await seekNewVersion()) === "reloads") return;
  showToast({ kind: "error", message: "This cannot be opened right now. Please try again in a moment." });
}
