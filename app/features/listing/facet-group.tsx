import { ChevronDown } from "lucide";
import type { ReactNode } from "react";
import { CachedMarkup } from "~/ui/cached-markup.tsx";
import { Icon } from "~/ui/icon.tsx";

type FacetGroupProps = {
  title: string;
  /** What the content depends on besides the title, see `CachedMarkup`. */
  kept?: string;
  isOpen?: boolean;
  children: ReactNode;
};

/** A collapsible group of filters under a heading. */
export function FacetGroup({ title, kept, isOpen = true, children }: FacetGroupProps) {
  return (
    <CachedMarkup
      as="details"
      name={kept && `facet ${title} ${kept}`}
      open={isOpen}
      className="group/facet border-b border-line"
    >
      <summary className="flex min-h-12 list-none items-center justify-between font-medium">
        {title}
        <Icon of={ChevronDown} size={16} className="text-muted group-open/facet:rotate-180" />
      </summary>
      <fieldset aria-label={title} className="pb-5">
        {children}
      </fieldset>
    </CachedMarkup>
  );
}
