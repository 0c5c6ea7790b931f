import { type RefObject, useEffect, useRef } from "react";
import { focusHeading } from "./focus-heading.ts";

/**
 * When a list entry is removed by its own button, moves focus to the entry that took its place; after the last one, to
 * the note that undoes it, or to the entry before; or to the heading.
 */
export function useFocusAfterRemoval(list: RefObject<HTMLElement | null>, count: number): void {
  const place = useRef(-1);
  const last = useRef(count);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list may only render with its first entry
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const remember = (event: FocusEvent) => {
      place.current = [...element.children].findIndex((child) => child.contains(event.target as Node));
    };
    element.addEventListener("focusin", remember);
    return () => element.removeEventListener("focusin", remember);
  }, [list, count]);

  useEffect(() => {
    const wasRemoved = count < last.current;
    last.current = count;
    if (!wasRemoved || place.current < 0 || document.activeElement !== document.body) return;
    const entries = [...(list.current?.children ?? [])];
    const isNote = entries[place.current]?.hasAttribute("data-undo");
    const next = isNote ? place.current + 1 : place.current;
    focusIn(entries[Math.min(next, entries.length - 1)]) || focusHeading();
  }, [list, count]);

  // The list unmounts with its last entry.
  useEffect(
    () => () => {
      if (last.current > 0 && place.current >= 0)
        queueMicrotask(() => document.activeElement === document.body && focusHeading());
    },
    [],
  );
}

/** Focuses the first link or button in an element; returns whether there is one. */
export function focusIn(entry: Element | undefined): boolean {
  const target = entry?.querySelector<HTMLElement>("a[href], button:not(:disabled)");
  target?.focus();
  return target !== undefined && target !== null;
}
