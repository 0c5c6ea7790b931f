import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { useQuery } from "~/platform/requests/use-query.ts";
import { loadCatalogue } from "../catalogue/load-catalogue.ts";
import type { ProductSummary } from "../catalogue/product.ts";

const none: readonly ProductSummary[] = [];

/** Loads best sellers after mounting, for screens whose address has no products of its own; empty until then. */
export function useBestSellers(count: number): readonly ProductSummary[] {
  const { language } = useTranslation().i18n;
  const { answer } = useQuery(`${count} best sellers in ${language}`, async () =>
    (await loadCatalogue(language)).list({ sort: "best-selling", inStock: true }, count),
  );
  return answer?.products ?? none;
}
