import { startTransition, useEffect, useState } from "react";
import { afterPaint } from "~/platform/ui/after-paint.ts";

/**
 * Whether content below the first view may render: immediately on a document load and on the way back (its place in the
 * page is needed), after the first paint on navigation. `isAtOnce` is read on mount.
 */
export function useAfterPaint(isAtOnce: boolean): boolean {
  const [isDue, setDue] = useState(isAtOnce);
  useEffect(() => {
    if (isDue) return;
    return afterPaint(() => startTransition(() => setDue(true)));
  }, [isDue]);
  return isDue;
}
