import { useEffect, useState } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { pick } from "../catalogue/catalogue.ts";
import { loadCatalogue } from "../catalogue/load-catalogue.ts";
import type { ProductDetails, ProductSummary } from "../catalogue/product.ts";
import { retryUntilDone } from "../catalogue/retry-until-done.ts";

/** Loads the details of several products; returned in their order, undefined until loaded. */
export function useDetails(products: readonly ProductSummary[]): (ProductDetails | undefined)[] {
  const [loaded, setLoaded] = useState<Readonly<Record<string, ProductDetails>>>({});
  const { language } = useTranslation().i18n;
  const wanted = products.map((product) => product.id).join(",");

  useEffect(() => {
    if (!wanted) return;
    const stop = new AbortController();
    void retryUntilDone(() => loadDetails(wanted.split(","), language), stop.signal).then((found = []) => {
      const pairs = found.flatMap((details) => (details ? [[details.id, details] as const] : []));
      if (!stop.signal.aborted) setLoaded((before) => ({ ...before, ...Object.fromEntries(pairs) }));
    });
    return () => stop.abort();
  }, [wanted, language]);

  return products.map((product) => loaded[product.id]);
}

async function loadDetails(ids: readonly string[], language: string): Promise<(ProductDetails | undefined)[]> {
  const catalogue = await loadCatalogue(language);
  const products = pick(await catalogue.products(ids), ids);
  return Promise.all(products.map((product) => catalogue.details(product)));
}
