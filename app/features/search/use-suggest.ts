import { useEffect, useState } from "react";
import { useTranslation } from "~/i18n/use-translation.tsx";
import type { Suggest } from "./suggest.ts";

/** The function that suggests, once its chunk and index are there; they load when `isNeeded`. */
export function useSuggest(isNeeded: boolean): Suggest | undefined {
  const { t } = useTranslation();
  const [suggest, setSuggest] = useState<{ with: Suggest }>();
  useEffect(() => {
    if (!isNeeded) return;
    let isMounted = true;
    loadSuggest(t).then(
      (loaded) => isMounted && setSuggest({ with: loaded }),
      (error) => console.error("search:", error),
    );
    return () => {
      isMounted = false;
    };
  }, [isNeeded, t]);
  return suggest?.with;
}

async function loadSuggest(t: (english: string) => string): Promise<Suggest> {
  const [{ loadCatalogue }, { loadProductSearch }, { createSuggest }] = await Promise.all([
    import("~/features/catalogue/embedded-catalogue.ts"),
    import("./product-search.ts"),
    import("./suggest.ts"),
  ]);
  return createSuggest(await loadCatalogue(), await loadProductSearch(), t);
}
