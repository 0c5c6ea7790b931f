import { type ReactNode, useRef } from "react";
import { useFocusAfterRemoval } from "~/platform/ui/use-focus-after-removal.ts";

type RemovableListProps = { className: string; children: readonly ReactNode[] };

/** A list with a remove button in each entry; keeps the focus near the removed one. */
export function RemovableList({ className, children }: RemovableListProps) {
  const list = useRef<HTMLUListElement>(null);
  useFocusAfterRemoval(list, children.length);
  return (
    <ul ref={list} className={`divide-y divide-line border-y border-line ${className}`}>
      {children}
    </ul>
  );
}
