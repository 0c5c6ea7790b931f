import { useEffect, useMemo, useState } from "react";
import { afterPaint } from "~/ui/after-paint.ts";
import { askStock } from "../cart/ask-stock.ts";
import type { StockLeft } from "../catalogue/live-stock.ts";
import { itemsOf, withStock } from "../catalogue/live-stock.ts";
import type { CardProduct } from "../catalogue/product.ts";

/** The product with the pieces that the shop has now; with those of the catalogue until they are known, or where they cannot be. */
export function useLiveStock<P extends CardProduct>(product: P): P {
  const [left, setLeft] = useState<StockLeft>();
  useEffect(() => {
    const stop = new AbortController();
    async function ask() {
      const answer = await askStock(itemsOf(product), stop.signal);
      if (answer && !stop.signal.aborted) setLeft(answer);
    }
    const cancel = afterPaint(() => void ask());
    return () => {
      cancel();
      stop.abort();
    };
  }, [product]);
  return useMemo(() => (left ? withStock(product, left) : product), [product, left]);
}
