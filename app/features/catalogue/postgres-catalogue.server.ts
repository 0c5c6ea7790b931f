import type { Database } from "../../../db/tables.ts";
import type { ServedCatalogue } from "./catalogue.ts";
import { detailsOf, fillPostgres, idsIn, productsTable } from "./fill-postgres.server.ts";
import { createIndexedCatalogue, type FoundPlaces } from "./indexed-catalogue.ts";
import { keepLatest } from "./keep-latest.ts";
import { nearestPlaces } from "./nearest-places.server.ts";
import { lookUp, productsAt, rankedPlaces, readIndex } from "./postgres-read.server.ts";
import type { Department, ProductSummary } from "./product.ts";
import { relatedTo } from "./related.ts";
import { createTextQueries, type Nearness } from "./vocabulary.server.ts";

/** What was found is kept for so many searches, 4 bytes for each product: this state of the catalogue never changes. */
const KEPT_SEARCHES = 100;
/** So many are fetched as near to a product: enough to leave out those that repeat it or one another. */
const NEAR = 60;

type OpenSettings = {
  db: Database;
  folder: string;
  departments: readonly Department[];
  /** Seeds the stock of products that are new. */
  stock: (products: readonly ProductSummary[]) => Promise<void>;
};

/**
 * The catalogue in PostgreSQL, which has the products and finds words in them; the index of listings is in this process.
 * The state of the folder is brought to the database first where it is not there yet.
 */
export async function openPostgresCatalogue(settings: OpenSettings): Promise<ServedCatalogue> {
  const { db, folder, departments, stock } = settings;
  const { table, names } = await fillPostgres(db, folder, stock);
  const source = { db, products: productsTable(table) };
  const writeText = createTextQueries(names.vocabulary);
  const kept = keepLatest<FoundPlaces>(KEPT_SEARCHES);

  /** The places found by the first way of writing the words that finds any. */
  async function firstOf(words: string, ways: readonly Nearness[], most?: number): Promise<Uint32Array> {
    for (const way of ways) {
      const text = writeText(words, way);
      const found = text && (await rankedPlaces(source, text, most));
      if (found && found.length > 0) return found;
    }
    return new Uint32Array();
  }
  async function find(words: string): Promise<FoundPlaces> {
    const meant = await firstOf(words, ["exact", "right", "told"]);
    if (meant.length > 0) return { places: meant, isGuess: false };
    const guessed = await firstOf(words, ["slips"]);
    return { places: guessed, isGuess: guessed.length > 0 };
  }
  const index = await readIndex(source);
  return createIndexedCatalogue(index, departments, {
    at: (places) => productsAt(source, places),
    byIds: (ids) => lookUp(source, ids),
    details: ({ id }) => detailsOf(db, table, id),
    related: async (product, count) =>
      relatedTo(product, await productsAt(source, nearestPlaces(index, product, NEAR)), count),
    find: (words) => kept(words, () => find(words)),
    nearest: (words, count) => firstOf(words, ["some", "far"], count),
    ids: () => idsIn(db, table),
  });
}
