import briefs from "virtual:catalogue/briefs";
import departments from "virtual:catalogue/departments";
import loaders from "virtual:catalogue/details";
import namesIn from "virtual:catalogue/names";
import type { ServedCatalogue } from "./catalogue.ts";
import { createMemoryCatalogue } from "./memory-catalogue.ts";
import type { ProductDetails, ProductSummary } from "./product.ts";
import type { ProductIndex } from "./product-index.ts";
import { createPromiseCache } from "./promise-cache.ts";
import type { TranslateTerm } from "./search/search-entry.ts";

const keep = createPromiseCache<readonly ProductDetails[]>(Number.POSITIVE_INFINITY);

/** Loads the details of a department. Cached, since importing them again would wait for another task. */
function loadDetails(language: string, department: string): Promise<readonly ProductDetails[]> {
  const key = `${language}/${department}`;
  return keep(key, async () => (await loaders[key]?.())?.default ?? []);
}

type EmbeddedSettings = {
  /** Of the products' texts. */
  language: string;
  /** Of the screens, if that is another one. */
  screenLanguage?: string;
  loadTermTranslator?: () => Promise<TranslateTerm>;
  index?: ProductIndex;
};

/** Opens the bundled catalogue in a language; `products` must already be in that language. */
export function openEmbeddedCatalogue(
  products: readonly ProductSummary[],
  { language, screenLanguage = language, ...settings }: EmbeddedSettings,
): ServedCatalogue {
  return createMemoryCatalogue(products, departments, (name) => loadDetails(language, name), {
    loadBriefs: async () => (await briefs[language]?.())?.default,
    loadValueNames: async () => (await namesIn[language]?.())?.default ?? {},
    ...settings,
    language: screenLanguage,
  });
}
