import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { useQuery } from "~/platform/requests/use-query.ts";
import { loadCatalogue } from "../catalogue/load-catalogue.ts";
import type { CardProduct, ProductDetails } from "../catalogue/product.ts";

/** Loads the product's details while the dialog is open; cards do not have them. */
export function useDetails(product: CardProduct): ProductDetails | undefined {
  const { language } = useTranslation().i18n;
  const { answer } = useQuery(`details of ${product.id} in ${language}`, async () =>
    (await loadCatalogue(language)).details(product),
  );
  return answer;
}
