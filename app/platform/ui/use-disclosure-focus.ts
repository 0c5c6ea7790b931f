import { useEffect, useRef } from "react";

/** Moves focus to what opens in place of its button, and back to the button when it closes. */
export function useDisclosureFocus<Opened extends HTMLElement>(isOpen: boolean) {
  const opener = useRef<HTMLButtonElement>(null);
  const opened = useRef<Opened>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen !== wasOpen.current) (isOpen ? opened : opener).current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return { opener, opened };
}
