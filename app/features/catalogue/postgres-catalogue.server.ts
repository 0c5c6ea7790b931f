import type { Database } from "../../../db/tables.ts";
import type { CatalogueIn, ServedCatalogue } from "./catalogue.ts";
import { fillPostgres, translateInPostgres } from "./fill-postgres.server.ts";
import { createIndexedCatalogue } from "./indexed-catalogue.ts";
import { nearestPlaces } from "./nearest-places.server.ts";
import { once } from "./once.ts";
import {
  detailsOf,
  idsIn,
  lookUp,
  type ProductSource,
  placesHaving,
  productsAt,
  rankedPlaces,
  readFacts,
  readIndex,
} from "./postgres-read.server.ts";
import { goodsTable } from "./postgres-states.server.ts";
import type { Department, ProductSummary } from "./product.ts";
import type { ProductIndex } from "./product-index.ts";
import { createPromiseCache } from "./promise-cache.ts";
import { type CatalogueContents, readCatalogue } from "./read-catalogue.server.ts";
import { relatedTo } from "./related.ts";
import type { Way } from "./search/read-search.ts";
import type { TranslateTerm } from "./search/search-entry.ts";
import { createTextQueries, type Nearness } from "./search/vocabulary.server.ts";

/** How many searches are cached per language, 4 bytes per hit: a version of the catalogue never changes. */
const KEPT_SEARCHES = 100;
/** How many candidates for related products are loaded: enough to drop those that repeat it or one another. */
const NEAR = 60;

type OpenSettings = {
  db: Database;
  folder: string;
  departments: readonly Department[];
  /** The shop's languages, its own first; readers of any other one get the first. */
  languages: readonly [string, ...string[]];
  translateTerms: (language: string) => TranslateTerm;
  /** Whether another thread has this catalogue open: then nothing is filled. */
  isOpenBeside?: boolean;
  /** Seeds the stock of new products. */
  stock: (products: readonly ProductSummary[]) => Promise<void>;
  /** Gets the index of listings, which is one for all languages. */
  onIndex?: (index: ProductIndex) => void;
};

/**
 * Opens the catalogue in PostgreSQL, which stores the products and searches their words; the index of listings is in
 * this process, one for all languages. First loads whatever of the folder the database does not have yet.
 */
export async function openPostgresCatalogue(settings: OpenSettings): Promise<CatalogueIn> {
  const { db, folder, departments, languages, isOpenBeside = false, translateTerms, stock, onIndex } = settings;
  let contents: CatalogueContents | undefined;
  const goods = {
    folder,
    isFilled: isOpenBeside,
    read: () => (contents ??= readCatalogue(folder, { isChecked: true })),
  };
  const own = await fillPostgres(db, goods, stock);
  const index = await readIndex({ db, products: goodsTable(own.table) });
  onIndex?.(index);
  const open = async (language: string) => {
    const further = { language, values: index.values, translateTerm: translateTerms(language) };
    const { table, vocabulary } = await translateInPostgres(db, goods, own, further);
    return createCatalogueIn({
      ...further,
      source: { db, products: goodsTable(table) },
      vocabulary,
      index,
      departments,
    });
  };
  const inOwn = await open(languages[0]);
  const catalogues = new Map([[languages[0], inOwn]]);
  for (const language of languages.slice(1)) catalogues.set(language, await open(language));
  contents = undefined;
  return async (language) => catalogues.get(language) ?? inOwn;
}

const nearnessOf: Readonly<Record<Way, readonly Nearness[]>> = {
  named: ["exact", "corrected", "stems"],
  stems: ["stems"],
  texts: ["texts", "corrected-texts"],
  fuzzy: ["fuzzy"],
};

type LanguageSettings = {
  language: string;
  translateTerm: TranslateTerm;
  source: ProductSource;
  vocabulary: readonly string[];
  index: ProductIndex;
  departments: readonly Department[];
};

/** Creates the catalogue in one language. */
function createCatalogueIn(settings: LanguageSettings): ServedCatalogue {
  const { language, translateTerm, source, vocabulary, index, departments } = settings;
  const writeText = createTextQueries(vocabulary);
  const cached = createPromiseCache<Uint32Array>(KEPT_SEARCHES);

  /** Returns the hits of the first way of matching the words that has any. */
  async function firstWithHits(words: string, ways: readonly Nearness[], most?: number): Promise<Uint32Array> {
    for (const way of ways) {
      const text = writeText(words, way);
      const found = text && (await rankedPlaces(source, text, most));
      if (found && found.length > 0) return found;
    }
    return new Uint32Array();
  }
  return createIndexedCatalogue(index, departments, {
    language,
    translateTerm: async () => translateTerm,
    at: (places) => productsAt(source, places),
    byIds: (ids) => lookUp(source, ids),
    details: ({ id }) => detailsOf(source, id),
    related: async (product, count) =>
      relatedTo(product, await productsAt(source, nearestPlaces(index, product, NEAR)), count),
    find: (words, way) => cached(`${way} ${words}`, () => firstWithHits(words, nearnessOf[way])),
    nearest: (words, count) => firstWithHits(words, ["some-words", "very-fuzzy"], count),
    having: (words) => placesHaving(source, words),
    facts: once(() => readFacts(source)),
    ids: () => idsIn(source),
  });
}
