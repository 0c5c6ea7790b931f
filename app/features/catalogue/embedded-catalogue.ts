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

type EmbeddedSettings = { language: string; loadTermTranslator?: () => Promise<TranslateTerm>; index?: ProductIndex };

/** Opens the bundled catalogue in a language; `products` must already be in that language. */
export function openEmbeddedCatalogue(
  products: readonly ProductSummary[],
  { language, ...settings }: EmbeddedSettings,
): ServedCatalogue {
  const loadValueNames = async () => (await namesIn[language]?.())?.default ?? {};
  return createMemoryCatalogue(products, departments, (name) => loadDetails(language, name), {
    loadValueNames,
    ...settings,
  });
}
