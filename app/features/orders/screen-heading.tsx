import { type ReactNode, useLayoutEffect, useRef } from "react";

type ScreenHeadingProps = { children: ReactNode; className?: string };

/** The heading of a screen that changes as its order arrives: takes over the focus that went with what it replaces. */
export function ScreenHeading({ children, className = "" }: ScreenHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    // Not on a fresh document: there the focus is nowhere yet, and tabbing is to start at its top.
    const isLost = document.activeElement === document.body && navigator.userActivation?.hasBeenActive;
    if (isLost) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={`text-4xl md:text-5xl ${className}`}>
      {children}
    </h1>
  );
}
