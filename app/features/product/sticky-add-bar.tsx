import { type RefObject, useEffect, useState } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Button } from "~/platform/ui/button.tsx";
import { useCatalogueText } from "../catalogue/catalogue-text.tsx";
import { PriceTag } from "./price-tag.tsx";
import type { Purchase } from "./use-purchase.ts";

/** Height that the header covers on phones. */
const HEADER_PX = 64;

type StickyAddBarProps = { purchase: Purchase; watched: RefObject<HTMLDivElement | null> };

/** On phones: name, price and main button at the bottom of the screen, once the real button is out of view. */
export function StickyAddBar({ purchase, watched }: StickyAddBarProps) {
  const { t } = useTranslation();
  const inLanguage = useCatalogueText();
  const { product, stock, left, add } = purchase;
  const canBuy = stock > 0 && !product.affiliateLink;
  const isShown = useIsPassed(watched, canBuy);

  if (!isShown) return null;
  return (
    <section
      aria-label={t("Add to cart")}
      data-bottom-bar
      className="sticky bottom-0 z-30 flex items-center gap-4 border-t border-line bg-surface px-4 py-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] lg:hidden"
    >
      <div className="min-w-0 flex-1">
        <p {...inLanguage(product.language)} className="w-fit max-w-full truncate text-sm font-medium">
          {product.name}
        </p>
        <PriceTag product={product} />
      </div>
      <Button data-once look="accent" className="px-5!" aria-disabled={left === 0} onClick={() => left > 0 && add()}>
        {t("Add to cart")}
      </Button>
    </section>
  );
}

/** Whether an element has scrolled out of view at the top. */
function useIsPassed(watched: RefObject<HTMLElement | null>, isOn: boolean): boolean {
  const [isPassed, setPassed] = useState(false);
  useEffect(() => {
    const element = watched.current;
    if (!isOn || !element) return setPassed(false);
    // Whatever is further down counts as in view, so that a jump past the element is noticed too.
    const rootMargin = `-${HEADER_PX}px 0px 100000px`;
    const observer = new IntersectionObserver(([entry]) => setPassed(entry?.isIntersecting === false), { rootMargin });
    observer.observe(element);
    return () => observer.disconnect();
  }, [watched, isOn]);
  return isPassed;
}
