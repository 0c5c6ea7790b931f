import { useEffect, useState } from "react";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { loadCatalogue } from "../catalogue/load-catalogue.ts";
import type { ProductSummary } from "../catalogue/product.ts";

/** Loads best sellers after mounting, for screens whose address has no products of its own; empty until then. */
export function useBestSellers(count: number): readonly ProductSummary[] {
  const { language } = useTranslation().i18n;
  const [best, setBest] = useState<readonly ProductSummary[]>([]);
  useEffect(() => {
    loadCatalogue(language)
      .then((catalogue) => catalogue.list({ sort: "best-selling", inStock: true }, count))
      .then(
        ({ products }) => setBest(products),
        (error) => console.error("catalogue:", error),
      );
  }, [language, count]);
  return best;
}
