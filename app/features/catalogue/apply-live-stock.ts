import { catalogueLanguage } from "~/platform/i18n/catalogue-language.ts";
import { loadedWords } from "~/platform/i18n/current-words.tsx";
import { useCatalogueVersion } from "./catalogue-version.store.ts";
import { loadCatalogue } from "./load-catalogue.ts";
import type { ProductSummary } from "./product.ts";
import { type ProductNews, withNews } from "./product-news.ts";
import { createPromiseCache } from "./promise-cache.ts";

/** The build's products, by language. */
const built = createPromiseCache<readonly ProductSummary[]>(Number.POSITIVE_INFINITY);

/** The products as last shown, by language. */
const shown = new Map<string, readonly ProductSummary[]>();

/**
 * Updates the browser's catalogue in a language with current stock and ratings, in place for callers that already hold
 * it. Unchanged products stay the same objects, so that their cards need not re-render.
 */
export async function applyLiveStock(language: string, news: ProductNews): Promise<void> {
  const catalogue = await loadCatalogue(language);
  const products = await built(language, async () => (await catalogue.list({}, Number.MAX_SAFE_INTEGER)).products);
  const { openEmbeddedCatalogue } = await import("./embedded-catalogue.ts");
  const loadTermTranslator = async () => (await loadedWords()).t;
  const before = shown.get(language);
  const now = products.map((product, i) => {
    const one = withNews(product, news);
    const last = before?.[i];
    return last && JSON.stringify(last) === JSON.stringify(one) ? last : one;
  });
  shown.set(language, now);
  Object.assign(
    catalogue,
    openEmbeddedCatalogue(now, { language: catalogueLanguage(language), screenLanguage: language, loadTermTranslator }),
  );
  useCatalogueVersion.setState((version) => version + 1);
}
