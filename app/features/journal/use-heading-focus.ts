import { useEffect, useRef } from "react";

/** Moves the focus to the screen's heading when another text takes the place of one at the same path. */
export function useHeadingFocus(name: string): void {
  const last = useRef(name);
  useEffect(() => {
    if (last.current === name) return;
    last.current = name;
    const heading = document.querySelector<HTMLElement>("main h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [name]);
}
