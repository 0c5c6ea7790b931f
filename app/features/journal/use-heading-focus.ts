import { useEffect, useRef } from "react";
import { focusHeading } from "~/platform/ui/focus-heading.ts";

/** Focuses the page's heading when another text replaces the one at the same path. */
export function useHeadingFocus(name: string): void {
  const last = useRef(name);
  useEffect(() => {
    if (last.current === name) return;
    last.current = name;
    focusHeading();
  }, [name]);
}
