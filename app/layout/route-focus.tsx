import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { afterPaint } from "~/ui/after-paint.ts";
import { focusHeading } from "~/ui/focus-heading.ts";

/**
 * After a change of path: the new screen's heading gets the focus, or the field that the screen is there for, and its
 * title is read out.
 */
export function RouteFocus() {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    return afterPaint(() => {
      const field = document.querySelector<HTMLElement>("main [data-first-focus]");
      if (field) field.focus({ preventScroll: true });
      else focusHeading();
      setTitle(document.title);
    });
  }, [pathname]);
  return (
    <p className="sr-only" role="status" aria-live="polite">
      {title}
    </p>
  );
}
