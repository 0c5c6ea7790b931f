import { type ReactNode, useLayoutEffect, useRef } from "react";
import { announce } from "~/platform/ui/announce.ts";
import { useLostFocus } from "./use-lost-focus.ts";

type ScreenHeadingProps = { children: ReactNode; className?: string };

/**
 * The heading of a screen that changes when its order loads: takes over focus from what it replaces. Then it is announced
 * as well, unless the document's title says the same: not every screen reader reads a heading that gets the focus.
 */
export function ScreenHeading({ children, className = "" }: ScreenHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLostFocus(heading);
  useLayoutEffect(() => {
    const text = heading.current?.textContent;
    if (text && document.activeElement === heading.current && !document.title.startsWith(text)) announce(text, true);
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={`text-4xl md:text-5xl ${className}`}>
      {children}
    </h1>
  );
}
