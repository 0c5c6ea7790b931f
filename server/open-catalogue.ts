import departments from "virtual:catalogue/departments";
import loaders from "virtual:catalogue/products";
import products from "virtual:catalogue/summaries";
import type { CatalogueIn } from "../app/features/catalogue/catalogue.ts";
import { type CatalogueSettings, chooseSource } from "../app/features/catalogue/catalogue-source.ts";
import { openEmbeddedCatalogue } from "../app/features/catalogue/embedded-catalogue.ts";
import { createStockUpdate } from "../app/features/catalogue/index-stock.ts";
import { createLiveCatalogue } from "../app/features/catalogue/live-catalogue.ts";
import { openMemoryCatalogue } from "../app/features/catalogue/open-memory.server.ts";
import { openPostgresCatalogue } from "../app/features/catalogue/postgres-catalogue.server.ts";
import type { ItemKey, ProductSummary } from "../app/features/catalogue/product.ts";
import { indexProducts, type ProductIndex } from "../app/features/catalogue/product-index.ts";
import { withNews } from "../app/features/catalogue/product-news.ts";
import { createPromiseCache } from "../app/features/catalogue/promise-cache.ts";
import { readCatalogue } from "../app/features/catalogue/read-catalogue.server.ts";
import type { TranslateTerm } from "../app/features/catalogue/search/search-entry.ts";
import { NOTHING_CHANGED, type StockWatch } from "../app/features/stock/changed-stock.server.ts";
import { seedStock, stockLeft } from "../app/features/stock/stock.server.ts";
import { catalogueLanguage } from "../app/platform/i18n/catalogue-language.ts";
import { knownLanguage } from "../app/platform/i18n/languages.ts";
import { StartError } from "../db/start-error.ts";
import type { Database } from "../db/tables.ts";
import { shop } from "../shop.config.ts";

const count = departments.reduce((sum, department) => sum + department.count, 0);

type OpenSettings = CatalogueSettings & {
  db: Database;
  isPostgres: boolean;
  /** What has changed in an embedded catalogue since the build. */
  changedStock?: StockWatch["known"];
  /** Whether another thread has this catalogue open: then nothing is seeded or filled. */
  isOpenBeside?: boolean;
  /** What has sold out and how goods are rated, for a catalogue too large to be embedded. */
  soldOut?: StockWatch["known"];
  /** Translates departments, tags and colours into a language. */
  translateTerms: (language: string) => TranslateTerm;
};

const own = shop.fallbackLanguage;
/** The shop's languages, the default first. */
const languages = [own, ...shop.languages.filter((language) => language !== own)] as const;

/**
 * Opens the catalogue in each language and seeds the stock of new products. In a language without product texts,
 * categories can still be searched by their translated names. Without PostgreSQL, a catalogue of any size is served
 * from memory. Throws `StartError`.
 */
export async function openCatalogue(settings: OpenSettings): Promise<CatalogueIn> {
  const open = await openSource(settings);
  const keep = createPromiseCache<Awaited<ReturnType<CatalogueIn>>>(languages.length);
  const catalogueIn: CatalogueIn = (language) => {
    const spoken = knownLanguage(language) ?? own;
    return keep(`${spoken} ${settings.changedStock?.().version}`, () => open(spoken));
  };
  // Indexing a large shop for search takes seconds: done at start, so that no shopper waits for it.
  for (const language of languages) await catalogueIn(language);
  return catalogueIn;
}

type Source = Pick<OpenSettings, "source" | "isPostgres">;

/** How many products each thread that opens the catalogue keeps in memory, counted once per language. */
export function productsInMemory(settings: Source): number {
  return __CATALOGUE_IS_EMBEDDED__ || isInPostgres(settings) ? 0 : count * languages.length;
}

function isInPostgres({ source, isPostgres }: Source): boolean {
  return isPostgres && chooseSource({ wanted: source, count, languages: languages.length }) === "postgres";
}

async function openSource({
  db,
  folder,
  source,
  isPostgres,
  changedStock,
  isOpenBeside = false,
  soldOut,
  translateTerms,
}: OpenSettings): Promise<CatalogueIn> {
  const stock = async (products: readonly ProductSummary[]) =>
    isOpenBeside ? undefined : seedStock(db, products, new Date());
  if (__CATALOGUE_IS_EMBEDDED__) {
    await stock(products);
    const indexOf = createPromiseCache<ProductIndex>(1);
    return async (language) => {
      const news = changedStock?.() ?? NOTHING_CHANGED;
      const now = (goods: readonly ProductSummary[]) => goods.map((product) => withNews(product, news));
      const index = await indexOf(news.version, async () => indexProducts(now(products)));
      const translated = catalogueLanguage(language);
      const goods = (await loaders[translated]?.())?.default ?? products;
      return openEmbeddedCatalogue(now(goods), {
        language: translated,
        screenLanguage: language,
        index,
        loadTermTranslator: async () => translateTerms(language),
      });
    };
  }
  if (source === "postgres" && !isPostgres)
    throw new StartError("CATALOGUE_SOURCE: is postgres, so DATABASE_URL must name a PostgreSQL database");
  let updateIndex = () => {};
  const onIndex = (index: ProductIndex) => {
    updateIndex = followNews(index, soldOut);
  };
  const live = (open: CatalogueIn): CatalogueIn => {
    const readStock = (items: readonly ItemKey[]) => stockLeft(db, items);
    const ratings = () => soldOut?.().ratings ?? {};
    return async (language) => createLiveCatalogue(await open(language), readStock, updateIndex, ratings);
  };
  if (isInPostgres({ source, isPostgres })) {
    const shown = { db, folder, departments, languages, isOpenBeside, translateTerms, stock, onIndex };
    return live(await openPostgresCatalogue(shown));
  }
  const contents = readCatalogue(folder, { isChecked: true });
  await stock(contents.summaries);
  return live(openMemoryCatalogue(contents, translateTerms, onIndex));
}

/** Returns a function that tells an index what has sold out and how goods are rated, whenever that has changed. */
function followNews(index: ProductIndex, soldOut: StockWatch["known"] | undefined): () => void {
  const update = createStockUpdate(index);
  let applied = "";
  return () => {
    const { gone, ratings, version } = soldOut?.() ?? NOTHING_CHANGED;
    if (!gone || version === applied) return;
    applied = version;
    update(gone);
    index.rate(ratings);
  };
}
