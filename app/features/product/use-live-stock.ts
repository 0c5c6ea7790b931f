import { useEffect, useMemo } from "react";
import { afterPaint } from "~/platform/ui/after-paint.ts";
import { fetchProductStock } from "../cart/fetch-stock.ts";
import { noteStock, useKnownStock } from "../cart/known-stock.store.ts";
import { withStock } from "../catalogue/live-stock.ts";
import type { CardProduct } from "../catalogue/product.ts";

/** Returns the product with the current stock; with the catalogue's until that is known, or if it cannot be loaded. */
export function useLiveStock<P extends CardProduct>(product: P): P {
  const left = useKnownStock((known) => known.left);
  useEffect(() => {
    if (product.affiliateLink) return;
    const stop = new AbortController();
    async function load() {
      const answer = await fetchProductStock(product.id, stop.signal);
      if (answer && !stop.signal.aborted) noteStock(answer);
    }
    const cancel = afterPaint(() => void load());
    return () => {
      cancel();
      stop.abort();
    };
  }, [product]);
  return useMemo(() => withStock(product, left), [product, left]);
}
