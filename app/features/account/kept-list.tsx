import { type ReactNode, useRef } from "react";
import { useKeptFocus } from "~/ui/use-kept-focus.ts";

type KeptListProps = { className: string; children: readonly ReactNode[] };

/** A list whose entries are taken out by buttons of their own: the focus stays near the one that went. */
export function KeptList({ className, children }: KeptListProps) {
  const list = useRef<HTMLUListElement>(null);
  useKeptFocus(list, children.length);
  return (
    <ul ref={list} className={`divide-y divide-line border-y border-line ${className}`}>
      {children}
    </ul>
  );
}
