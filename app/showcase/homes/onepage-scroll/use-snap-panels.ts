import { useEffect, useRef, useState } from "react";

/** The direction in which each key moves. */
const steps: Record<string, 1 | -1> = { ArrowDown: 1, PageDown: 1, ArrowUp: -1, PageUp: -1 };

/** Whether the key press is for something else: a field, an open dialog or a menu. */
function isTaken(event: KeyboardEvent): boolean {
  const isModified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
  const target = event.target instanceof Element ? event.target : null;
  const isInField = target?.closest("input, select, textarea, [role=menu], [role=listbox], dialog") !== null;
  return event.defaultPrevented || isModified || isInField || document.querySelector("dialog[data-shown]") !== null;
}

/** Tracks which panel of the page is in view, and scrolls to one by dot or key; the browser does the snapping. */
export function useSnapPanels(count: number) {
  const panels = useRef<(HTMLElement | null)[]>([]);
  const [current, setCurrent] = useState(0);

  function goTo(index: number): void {
    panels.current[index]?.scrollIntoView({ block: "start" });
  }

  useEffect(() => {
    const shown = new IntersectionObserver(
      (entries) => {
        const entry = entries.find(({ isIntersecting }) => isIntersecting);
        if (entry) setCurrent(panels.current.indexOf(entry.target as HTMLElement));
      },
      { threshold: 0.55 },
    );
    for (const panel of panels.current) if (panel) shown.observe(panel);
    return () => shown.disconnect();
  }, []);

  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const step = steps[event.key];
      const next = step && current + step;
      if (next === undefined || next < 0 || next >= count || isTaken(event)) return;
      event.preventDefault();
      panels.current[next]?.scrollIntoView({ block: "start" });
    }
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, [current, count]);

  /** Returns the ref of a panel. */
  function panelAt(index: number) {
    return (element: HTMLElement | null) => {
      panels.current[index] = element;
    };
  }

  return { panelAt, current, goTo };
}
