import { type RefObject, useEffect, useRef } from "react";
import { focusHeading } from "./focus-heading.ts";

/**
 * Keeps the focus near where it was when an entry of a list is taken out by its own button: on the entry that took its
 * place, on the one before it, or on the heading.
 */
export function useKeptFocus(list: RefObject<HTMLElement | null>, count: number): void {
  const place = useRef(-1);
  const last = useRef(count);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list may come with its first entries
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
    const entry = entries[Math.min(place.current, entries.length - 1)];
    focusIn(entry) || focusHeading();
  }, [list, count]);

  // The list itself is gone with its last entry.
  useEffect(
    () => () => {
      if (last.current > 0 && place.current >= 0)
        queueMicrotask(() => document.activeElement === document.body && focusHeading());
    },
    [],
  );
}

function focusIn(entry: Element | undefined): boolean {
  const target = entry?.querySelector<HTMLElement>("a[href], button:not(:disabled)");
  target?.focus();
  return target !== undefined && target !== null;
}
