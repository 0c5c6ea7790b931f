import { startTransition, useEffect, useState } from "react";

/**
 * Whether what lies below the first view may be rendered: at once in a document and on the way back (its place in the
 * page is needed), right after the first paint where the screen changes. `isAtOnce` is read when mounted.
 */
export function useAfterPaint(isAtOnce: boolean): boolean {
  const [isDue, setDue] = useState(isAtOnce);
  useEffect(() => {
    if (isDue) return;
    const frame = requestAnimationFrame(() => setTimeout(() => startTransition(() => setDue(true))));
    return () => cancelAnimationFrame(frame);
  }, [isDue]);
  return isDue;
}
