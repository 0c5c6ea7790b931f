import loaders from "virtual:catalogue/products";
import { catalogueLanguage } from "~/platform/i18n/catalogue-language.ts";
import { loadedWords } from "~/platform/i18n/current-words.tsx";
import type { Catalogue, CatalogueIn } from "./catalogue.ts";
import { createPromiseCache } from "./promise-cache.ts";

const keep = createPromiseCache<Catalogue>(Number.POSITIVE_INFINITY);
const asked = new Set<string>();
/** The server's own catalogue, if this is the server. */
let served: CatalogueIn<Catalogue> | undefined;

/**
 * Loads the shop's catalogue in a language, from whichever source serves it; cached after the first call. Languages
 * without product translations still have their own category and tag names.
 */
export function loadCatalogue(language: string): Promise<Catalogue> {
  asked.add(language);
  return served ? served(language) : keep(language, () => open(language));
}

/** Returns whether the catalogue has been asked for in a language. */
export const isCatalogueAsked = (language: string): boolean => asked.has(language);

/** Sets the server's own catalogue, by language, which its screens then use. */
export function serveCatalogue(catalogueIn: CatalogueIn<Catalogue>): void {
  served = catalogueIn;
}

async function open(language: string): Promise<Catalogue> {
  if (!import.meta.env.SSR && !__CATALOGUE_IS_EMBEDDED__)
    return (await import("./remote-catalogue.ts")).openRemoteCatalogue(language);
  const textLanguage = catalogueLanguage(language);
  const [{ openEmbeddedCatalogue }, products] = await Promise.all([
    import("./embedded-catalogue.ts"),
    loaders[textLanguage]?.(),
  ]);
  return openEmbeddedCatalogue(products?.default ?? [], {
    language: textLanguage,
    screenLanguage: language,
    loadTermTranslator: async () => (await loadedWords()).t,
  });
}
