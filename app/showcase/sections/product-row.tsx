import { ChevronLeft, ChevronRight } from "lucide";
import { useRef } from "react";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { ProductCard } from "~/features/product/product-card.tsx";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { IconButton } from "~/platform/ui/button.tsx";
import { Icon } from "~/platform/ui/icon.tsx";
import { Section } from "~/platform/ui/section.tsx";

type ProductRowProps = {
  title: string;
  lead?: string;
  more?: { to: string; label: string };
  products: readonly ProductSummary[];
  /** Number of cards visible on wide screens. */
  across?: 3 | 4 | 5;
  /** Whether cards show their ratings. */
  hasStars?: boolean;
};

const widths = {
  3: "lg:w-[calc((100%-3rem)/3)]",
  4: "lg:w-[calc((100%-4.5rem)/4)]",
  5: "lg:w-[calc((100%-6rem)/5)]",
};

/** Product cards in one row with native scrolling and snapping; renders nothing if there are none. */
export function ProductRow({ title, lead, more, products, across = 4, hasStars = false }: ProductRowProps) {
  const { t } = useTranslation("homes");
  const track = useRef<HTMLUListElement>(null);
  if (products.length === 0) return null;
  function move(step: 1 | -1) {
    const element = track.current;
    if (!element) return;
    const isReversed = getComputedStyle(element).direction === "rtl";
    element.scrollBy({ left: element.clientWidth * 0.8 * step * (isReversed ? -1 : 1) });
  }
  return (
    <Section title={title} {...(lead && { lead })} {...(more && { more })}>
      <ul ref={track} className="scroller -mx-1 flex scroll-px-1 snap-x gap-4 overflow-x-auto px-1 pb-1 md:gap-6">
        {products.map((product) => (
          <li key={product.id} className={`w-[68%] shrink-0 snap-start sm:w-[38%] ${widths[across]}`}>
            <ProductCard product={product} hasStars={hasStars} />
          </li>
        ))}
      </ul>
      {products.length > across && (
        <div className="mt-5 flex justify-end gap-2 max-lg:hidden">
          <IconButton
            label={t("Scroll back: {{title}}", { title })}
            onClick={() => move(-1)}
            className="border border-line"
          >
            <Icon of={ChevronLeft} size={20} className="rtl:-scale-x-100" />
          </IconButton>
          <IconButton
            label={t("Scroll on: {{title}}", { title })}
            onClick={() => move(1)}
            className="border border-line"
          >
            <Icon of={ChevronRight} size={20} className="rtl:-scale-x-100" />
          </IconButton>
        </div>
      )}
    </Section>
  );
}
