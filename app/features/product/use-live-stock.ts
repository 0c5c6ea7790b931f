import { useEffect, useMemo, useState } from "react";
import { afterPaint } from "~/ui/after-paint.ts";
import { fetchStock } from "../cart/fetch-stock.ts";
import type { StockLeft } from "../catalogue/live-stock.ts";
import { itemsOf, withStock } from "../catalogue/live-stock.ts";
import type { CardProduct } from "../catalogue/product.ts";

/** Returns the product with the current stock; with the catalogue's until that is known, or if it cannot be loaded. */
export function useLiveStock<P extends CardProduct>(product: P): P {
  const [left, setLeft] = useState<StockLeft>();
  useEffect(() => {
    const stop = new AbortController();
    async function load() {
      const answer = await fetchStock(itemsOf(product), stop.signal);
      if (answer && !stop.signal.aborted) setLeft(answer);
    }
    const cancel = afterPaint(() => void load());
    return () => {
      cancel();
      stop.abort();
    };
  }, [product]);
  return useMemo(() => (left ? withStock(product, left) : product), [product, left]);
}
