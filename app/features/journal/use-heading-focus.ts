import { useEffect, useRef } from "react";
import { focusHeading } from "~/ui/focus-heading.ts";

/** Moves the focus to the screen's heading when another text takes the place of one at the same path. */
export function useHeadingFocus(name: string): void {
  const last = useRef(name);
  useEffect(() => {
    if (last.current === name) return;
    last.current = name;
    focusHeading();
  }, [name]);
}
