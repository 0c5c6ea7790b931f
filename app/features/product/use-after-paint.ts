import { startTransition, useEffect, useState } from "react";
import { afterPaint } from "~/ui/after-paint.ts";

/**
 * Whether what lies below the first view may be rendered: at once in a document and on the way back (its place in the
 * page is needed), right after the first paint where the screen changes. `isAtOnce` is read when mounted.
 */
export function useAfterPaint(isAtOnce: boolean): boolean {
  const [isDue, setDue] = useState(isAtOnce);
  useEffect(() => {
    if (isDue) return;
    return afterPaint(() => startTransition(() => setDue(true)));
  }, [isDue]);
  return isDue;
}
