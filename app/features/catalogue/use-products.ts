import { useEffect, useState } from "react";
import type { Products } from "./catalogue.ts";
import { loadCatalogue } from "./load-catalogue.ts";

/** Single products for what a shopper has kept (cart, wishlist, ...); undefined until every one is looked up. */
export function useProducts(ids: readonly string[], isNeeded = true): Products | undefined {
  const [products, setProducts] = useState<Products>();
  const key = ids.join(",");
  useEffect(() => {
    if (!isNeeded) return;
    let isMounted = true;
    loadCatalogue()
      .then((catalogue) => catalogue.products(key ? key.split(",") : []))
      .then(
        (found) => isMounted && setProducts(found),
        (error) => console.error("catalogue:", error),
      );
    return () => {
      isMounted = false;
    };
  }, [isNeeded, key]);
  return products && ids.every(products.knows) ? products : undefined;
}
