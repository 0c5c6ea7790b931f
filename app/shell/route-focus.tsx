import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { afterPaint } from "~/platform/ui/after-paint.ts";
import { announce } from "~/platform/ui/announce.ts";
import { focusHeading } from "~/platform/ui/focus-heading.ts";

/**
 * After a path change, focuses the new page's heading, or the field that the page is for, and announces its title to
 * screen readers.
 */
export function RouteFocus() {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const before = document.activeElement;
    const focus = () => {
      const { activeElement, body } = document;
      // Who has gone on by keys meanwhile stays where they are.
      const hasMoved = activeElement !== before && activeElement !== body;
      const field = document.querySelector<HTMLElement>("main [data-first-focus]");
      if (field && !hasMoved) field.focus({ preventScroll: true });
      else if (!hasMoved) focusHeading();
      announce(document.title);
    };
    // After what a page adds once it is painted, as readers follow a tab that appears.
    let cancel = afterPaint(() => {
      cancel = afterPaint(focus);
    });
    return () => cancel();
  }, [pathname]);
  return null;
}
