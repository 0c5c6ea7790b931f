import { type ReactNode, useEffect, useRef } from "react";

/** Replaces a completed form and takes the focus, so that screen readers announce it in the form's place. */
export function FormResult({ children, className = "" }: { children: ReactNode; className?: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role="status" className={`scroll-mt-28 ${className}`}>
      {children}
    </div>
  );
}
