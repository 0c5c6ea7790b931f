import { useEffect } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { focusHeading } from "~/platform/ui/focus-heading.ts";
import { Section } from "~/platform/ui/section.tsx";
import { whenIdle } from "~/platform/ui/when-idle.ts";
import { pick } from "../catalogue/catalogue.ts";
import { useProducts } from "../catalogue/use-products.ts";
import { ProductCard } from "./product-card.tsx";
import { recentlyViewed } from "./recently-viewed.store.ts";

type RecentlyViewedProps = {
  /** The product being viewed: it is recorded and left out. */
  current?: string;
  /** As in `Section`. */
  isInset?: boolean;
};

/**
 * Products the shopper viewed before, from this browser only, once the page is idle; renders nothing if there are none.
 * The list lasts for this visit, and longer if they opt in here.
 */
export function RecentlyViewed({ current, isInset = false }: RecentlyViewedProps) {
  const { t } = useTranslation();
  const ids = recentlyViewed.use((viewed) => viewed.entries);
  const others = ids.filter((id) => id !== current);
  const found = useProducts(others, others.length > 0);
  const products = found ? pick(found, others) : [];

  useEffect(() => {
    if (current) recentlyViewed.record(current);
    else void whenIdle().then(recentlyViewed.read);
  }, [current]);

  if (products.length === 0) return null;
  return (
    <Section title={t("Recently viewed")} isInset={isInset}>
      <ul className="-m-4 flex snap-x gap-4 overflow-x-auto p-4 [scrollbar-width:thin] md:gap-6">
        {products.map((product) => (
          <li key={product.id} className="w-40 shrink-0 snap-start scroll-ms-4 md:w-56">
            <ProductCard product={product} hasStars sizes="(min-width: 48rem) 14rem, 10rem" />
          </li>
        ))}
      </ul>
      <ViewedSettings />
    </Section>
  );
}

/** Opt-in to keep the list beyond the visit, and a button to clear it. */
function ViewedSettings() {
  const { t } = useTranslation();
  const isKept = recentlyViewed.use((viewed) => viewed.isKept);
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-8 text-sm text-muted">
      <label className="inline-flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          autoComplete="off"
          className="size-5 shrink-0"
          checked={isKept}
          onChange={(event) => recentlyViewed.keep(event.target.checked)}
        />
        {t("Remember on this device what I look at, until I clear it")}
      </label>
      <button
        type="button"
        onClick={() => {
          recentlyViewed.clear();
          focusHeading();
        }}
        className="min-h-11 underline underline-offset-4 hover:text-ink"
      >
        {t("Clear recently viewed")}
      </button>
    </div>
  );
}
