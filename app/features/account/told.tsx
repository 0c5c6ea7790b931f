import { type ReactNode, useEffect, useRef } from "react";

/** What takes the place of a form that has done its work: it takes the focus, so that it is read where the form was. */
export function Told({ children, className = "" }: { children: ReactNode; className?: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role="status" className={`scroll-mt-28 ${className}`}>
      {children}
    </div>
  );
}
