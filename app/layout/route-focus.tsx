import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { afterPaint } from "~/ui/after-paint.ts";
import { announce } from "~/ui/announce.ts";
import { focusHeading } from "~/ui/focus-heading.ts";

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
    return afterPaint(() => {
      const field = document.querySelector<HTMLElement>("main [data-first-focus]");
      if (field) field.focus({ preventScroll: true });
      else focusHeading();
      announce(document.title);
    });
  }, [pathname]);
  return null;
}
