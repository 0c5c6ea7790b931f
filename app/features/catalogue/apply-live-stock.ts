import { catalogueLanguage } from "~/i18n/catalogue-language.ts";
import { wordsIn } from "~/i18n/current-words.tsx";
import { useCatalogueVersion } from "./catalogue-version.store.ts";
import { type StockLeft, withStock } from "./live-stock.ts";
import { loadCatalogue } from "./load-catalogue.ts";
import type { ProductSummary } from "./product.ts";
import { createPromiseCache } from "./promise-cache.ts";

/** The build's products, by language. */
const built = createPromiseCache<readonly ProductSummary[]>(Number.POSITIVE_INFINITY);

/**
 * Updates the browser's catalogue in a language with current stock, in place for callers that already hold it.
 * Unchanged products stay the same objects, so that their cards need not re-render.
 */
export async function applyLiveStock(language: string, left: StockLeft): Promise<void> {
  const catalogue = await loadCatalogue(language);
  const products = await built(language, async () => (await catalogue.list({}, Number.MAX_SAFE_INTEGER)).products);
  const { openEmbeddedCatalogue } = await import("./embedded-catalogue.ts");
  const loadTermTranslator = async () => (await wordsIn(language)).t;
  const now = products.map((product) => withStock(product, left));
  Object.assign(catalogue, openEmbeddedCatalogue(now, { language: catalogueLanguage(language), loadTermTranslator }));
  useCatalogueVersion.setState((version) => version + 1);
}
