import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useTranslation } from "~/i18n/use-translation.tsx";
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
  const { language } = useTranslation().i18n;
  // It was read out; in another language it would stand there as something else than the title.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment is when the language changes
  useEffect(() => setTitle(""), [language]);
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
