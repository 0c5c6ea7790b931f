import { ChevronDown } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "~/platform/ui/icon.tsx";

type FacetGroupProps = {
  title: string;
  isOpen?: boolean;
  children: ReactNode;
};

/** A collapsible group of filters under a heading. */
export function FacetGroup({ title, isOpen = true, children }: FacetGroupProps) {
  return (
    <details open={isOpen} className="group/facet border-b border-line">
      <summary className="flex min-h-12 list-none items-center justify-between font-medium">
        {title}
        <Icon of={ChevronDown} size={16} className="text-muted group-open/facet:rotate-180" />
      </summary>
      <fieldset aria-label={title} className="pb-5">
        {children}
      </fieldset>
    </details>
  );
}
