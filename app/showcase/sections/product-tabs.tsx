import { useId, useState } from "react";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { ProductGrid } from "~/features/product/product-grid.tsx";
import { Section } from "~/platform/ui/section.tsx";
import { PanelLink } from "./panel-link.tsx";
import { Segments } from "./segments.tsx";

export type ProductTab = { name: string; products: readonly ProductSummary[]; to: string; label: string };

type ProductTabsProps = {
  title?: string;
  lead?: string;
  tabs: readonly ProductTab[];
  columns?: 2 | 3 | 4;
  /** Whether cards show their ratings. */
  hasStars?: boolean;
};

/** Several shelves in tabs, without those that are empty; each links to its full listing. */
export function ProductTabs({ title, lead, tabs, columns = 4, hasStars = false }: ProductTabsProps) {
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const filled = tabs.filter(({ products }) => products.length > 0);
  const tab = filled[chosen] ?? filled[0];
  if (!tab) return null;
  return (
    <Section {...(title && { title })} {...(lead && { lead })}>
      <Segments id={id} names={filled.map(({ name }) => name)} chosen={chosen} onChoose={setChosen} className="mb-7" />
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${chosen}`}>
        <ProductGrid products={tab.products} columns={columns} hasStars={hasStars} />
        <PanelLink to={tab.to} label={tab.label} look="arrow" className="mt-8" />
      </div>
    </Section>
  );
}
