import { useEffect, useState } from "react";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { ProductDetails, ProductSummary } from "../catalogue/product.ts";

/** The details of several products in their order, each there as soon as its department has loaded. */
export function useDetails(
  catalogue: Catalogue | undefined,
  products: readonly ProductSummary[],
): (ProductDetails | undefined)[] {
  const [loaded, setLoaded] = useState<Readonly<Record<string, ProductDetails>>>({});
  const wanted = products.map((product) => product.id).join(",");

  useEffect(() => {
    if (!catalogue || !wanted) return;
    let isMounted = true;
    const asked = wanted.split(",").flatMap((id) => catalogue.byId(id) ?? []);
    Promise.all(asked.map((product) => catalogue.details(product))).then(
      (found) => {
        const pairs = found.flatMap((details) => (details ? [[details.id, details] as const] : []));
        if (isMounted) setLoaded((before) => ({ ...before, ...Object.fromEntries(pairs) }));
      },
      (error) => console.error("details:", error),
    );
    return () => {
      isMounted = false;
    };
  }, [catalogue, wanted]);

  return products.map((product) => loaded[product.id]);
}
