import { wordsIn } from "~/i18n/current-words.tsx";
import { goodsLanguage } from "~/i18n/goods-language.ts";
import { keepLatest } from "./keep-latest.ts";
import { type StockLeft, withStock } from "./live-stock.ts";
import { loadCatalogue } from "./load-catalogue.ts";
import type { ProductSummary } from "./product.ts";

/** The build's products, by language. */
const built = keepLatest<readonly ProductSummary[]>(Number.POSITIVE_INFINITY);

/**
 * Updates the browser's catalogue in a language with current stock, in place for callers that already hold it.
 * Unchanged products stay the same objects, so that their cards need not re-render.
 */
export async function layStock(language: string, left: StockLeft): Promise<void> {
  const catalogue = await loadCatalogue(language);
  const products = await built(language, async () => (await catalogue.list({}, Number.MAX_SAFE_INTEGER)).products);
  const { openEmbeddedCatalogue } = await import("./embedded-catalogue.ts");
  const loadKinds = async () => (await wordsIn(language)).t;
  const now = products.map((product) => withStock(product, left));
  Object.assign(catalogue, openEmbeddedCatalogue(now, { language: goodsLanguage(language), loadKinds }));
}
