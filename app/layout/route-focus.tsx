import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { afterPaint } from "~/ui/after-paint.ts";
import { focusHeading } from "~/ui/focus-heading.ts";

/**
 * After a path change, focuses the new page's heading, or the field that the page is for, and announces its title to
 * screen readers.
 */
export function RouteFocus() {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  const [title, setTitle] = useState("");
  const { language } = useTranslation().i18n;
  // The title has been announced; after a language change it would no longer match the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: clear when the language changes
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
