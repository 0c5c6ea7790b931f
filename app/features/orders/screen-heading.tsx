import { type ReactNode, useRef } from "react";
import { useLostFocus } from "./use-lost-focus.ts";

type ScreenHeadingProps = { children: ReactNode; className?: string };

/** The heading of a screen that changes as its order arrives: takes over the focus that went with what it replaces. */
export function ScreenHeading({ children, className = "" }: ScreenHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLostFocus(heading);
  return (
    <h1 ref={heading} tabIndex={-1} className={`text-4xl md:text-5xl ${className}`}>
      {children}
    </h1>
  );
}
