import { useEffect, useMemo, useState } from "react";
import { afterPaint } from "~/ui/after-paint.ts";
import { writeItems } from "../catalogue/item-list.ts";
import type { CardProduct } from "../catalogue/product.ts";
import { getJson } from "../shop/api-client.ts";
import { itemsOf, type Pieces, withPieces } from "./live-stock.ts";

/** The product with the pieces that the shop has now; with those of the catalogue until they are known, or where they cannot be. */
export function useLiveStock<P extends CardProduct>(product: P): P {
  const [pieces, setPieces] = useState<Pieces>();
  useEffect(() => {
    const items = itemsOf(product);
    if (items.length === 0 || !navigator.onLine) return;
    const left = new AbortController();
    const search = new URLSearchParams({ items: writeItems(items) });
    async function ask() {
      const answer = await getJson<{ left: Pieces }>(`/api/stock?${search}`, { signal: left.signal });
      if (answer.ok && !left.signal.aborted) setPieces(answer.data.left);
    }
    const cancel = afterPaint(() => void ask());
    return () => {
      cancel();
      left.abort();
    };
  }, [product]);
  return useMemo(() => (pieces ? withPieces(product, pieces) : product), [product, pieces]);
}
