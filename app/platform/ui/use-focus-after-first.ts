import { useEffect, useRef } from "react";
import { focusHeading } from "./focus-heading.ts";

/**
 * When the first entry of a list replaces what an empty one showed, and with it the button that had focus, moves focus
 * to the heading. `isEmpty` is undefined while that is not known.
 */
export function useFocusAfterFirst(isEmpty: boolean | undefined): void {
  const wasEmpty = useRef(false);
  useEffect(() => {
    if (wasEmpty.current && isEmpty === false && document.activeElement === document.body) focusHeading();
    wasEmpty.current = isEmpty ?? wasEmpty.current;
  }, [isEmpty]);
}
