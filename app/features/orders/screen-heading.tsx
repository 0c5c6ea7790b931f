import { type ReactNode, useRef } from "react";
import { useLostFocus } from "./use-lost-focus.ts";

type ScreenHeadingProps = { children: ReactNode; className?: string };

/** The heading of a screen that changes when its order loads: takes over focus from what it replaces. */
export function ScreenHeading({ children, className = "" }: ScreenHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLostFocus(heading);
  return (
    <h1 ref={heading} tabIndex={-1} className={`text-4xl md:text-5xl ${className}`}>
      {children}
    </h1>
  );
}
