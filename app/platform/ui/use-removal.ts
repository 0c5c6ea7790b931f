import { useEffect, useRef } from "react";
import { endRemoval, offerUndo, type RemovableList, type Removal, useLastRemoval } from "./removal.store.ts";

/** How long a removal can be undone, in ms. */
const UNDO_MS = 10 * 60_000;

/**
 * Returns the last removal from a list on this screen that can be undone: until the list changes again, in this tab or
 * another one, the screen is left, or ten minutes. `entries` are the list's, by value; `isOpen` whether it is shown.
 */
export function useRemoval(list: RemovableList, entries: unknown, isOpen = true): Removal | undefined {
  const removal = useLastRemoval((state) => (state.removal?.list === list ? state.removal : undefined));
  const now = JSON.stringify(entries);
  const after = useRef<{ removal: Removal; entries: string }>(undefined);

  useEffect(() => {
    if (!isOpen) return;
    const stop = offerUndo(list);
    return () => {
      stop();
      endRemoval();
    };
  }, [list, isOpen]);

  useEffect(() => {
    if (removal && after.current?.removal !== removal) after.current = { removal, entries: now };
    else if (removal && after.current?.entries !== now) endRemoval();
  }, [removal, now]);

  useEffect(() => {
    if (!removal) return;
    const timer = setTimeout(endRemoval, UNDO_MS);
    return () => clearTimeout(timer);
  }, [removal]);
  return removal;
}
