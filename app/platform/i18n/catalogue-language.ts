import { shop } from "../../../shop.config.ts";
import { useTranslation } from "./use-translation.tsx";

/** The language of product texts for a reader: their own if the catalogue is translated into it, else the shop's. */
export function catalogueLanguage(language: string): string {
  return __CATALOGUE_LANGUAGES__.includes(language) ? language : shop.fallbackLanguage;
}

/** The language of the product texts on this screen. */
export function useCatalogueLanguage(): string {
  return catalogueLanguage(useTranslation().i18n.language);
}
