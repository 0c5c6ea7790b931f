import { useEffect, useState } from "react";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { loadCatalogue } from "../catalogue/load-catalogue.ts";
import type { CardProduct, ProductDetails } from "../catalogue/product.ts";

/** Loads the product's details while the dialog is open; cards do not have them. */
export function useDetails(product: CardProduct): ProductDetails | undefined {
  const { language } = useTranslation().i18n;
  const [details, setDetails] = useState<ProductDetails>();
  useEffect(() => {
    let isMounted = true;
    loadCatalogue(language)
      .then((catalogue) => catalogue.details(product))
      .then(
        (loaded) => isMounted && setDetails(loaded),
        (error) => console.error("details:", error),
      );
    return () => {
      isMounted = false;
    };
  }, [product, language]);
  return details;
}
