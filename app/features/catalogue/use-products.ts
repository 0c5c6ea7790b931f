import { useEffect, useState } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { hideLoadFailure, showLoadFailure } from "~/platform/ui/load-failure.ts";
import type { Products } from "./catalogue.ts";
import { useCatalogueVersion } from "./catalogue-version.store.ts";
import { loadCatalogue } from "./load-catalogue.ts";
import { retryUntilDone } from "./retry-until-done.ts";

/** Looks up products that a shopper has stored (cart, wishlist, ...); undefined until all are looked up. */
export function useProducts(ids: readonly string[], isNeeded = true): Products | undefined {
  const [products, setProducts] = useState<Products>();
  const { language } = useTranslation().i18n;
  const key = ids.join(",");
  const version = useCatalogueVersion();
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked up again when the catalogue changes
  useEffect(() => {
    if (!isNeeded) return;
    const stop = new AbortController();
    const load = async () => (await loadCatalogue(language)).products(key ? key.split(",") : []);
    // Offline, the shop already shows a message of its own.
    let isFailureShown = false;
    const showFailure = () => {
      isFailureShown ||= navigator.onLine;
      if (isFailureShown) showLoadFailure();
    };
    void retryUntilDone(load, stop.signal, showFailure).then((found) => {
      if (!found) return;
      if (isFailureShown) hideLoadFailure();
      if (!stop.signal.aborted) setProducts(found);
    });
    return () => {
      stop.abort();
      if (isFailureShown) hideLoadFailure();
    };
  }, [isNeeded, key, language, version]);
  return products && ids.every(products.knows) ? products : undefined;
}
