import { useEffect, useState } from "react";
import type { Products } from "./catalogue.ts";
import { keepAsking } from "./keep-asking.ts";
import { loadCatalogue } from "./load-catalogue.ts";

/** Single products for what a shopper has kept (cart, wishlist, ...); undefined until every one is looked up. */
export function useProducts(ids: readonly string[], isNeeded = true): Products | undefined {
  const [products, setProducts] = useState<Products>();
  const key = ids.join(",");
  useEffect(() => {
    if (!isNeeded) return;
    const stop = new AbortController();
    const ask = async () => (await loadCatalogue()).products(key ? key.split(",") : []);
    void keepAsking(ask, stop.signal).then((found) => {
      if (found && !stop.signal.aborted) setProducts(found);
    });
    return () => stop.abort();
  }, [isNeeded, key]);
  return products && ids.every(products.knows) ? products : undefined;
}
