import { pick, type ServedCatalogue } from "./catalogue.ts";
import { changedItems, itemsOf, withStock } from "./live-stock.ts";
import type { ItemKey, ProductSummary } from "./product.ts";
import { type Ratings, withRating } from "./ratings.ts";

/** Returns the stock of items; may throw. */
type ReadStock = (items: readonly ItemKey[]) => Promise<ReadonlyMap<ItemKey, number>>;

/**
 * Wraps a catalogue whose products are too many to compare with the stock all the time: those of each answer are. What
 * has sold out says so, and what came back can be bought; each has its customers' rating. `updateIndex` is called before a
 * listing is answered, so that filters, their counts and orders know what has sold out and how it is rated. While the stock cannot be read, products are answered as they are in
 * the catalogue.
 */
export function createLiveCatalogue(
  catalogue: ServedCatalogue,
  readStock: ReadStock,
  updateIndex = () => {},
  ratings: () => Ratings = () => ({}),
): ServedCatalogue {
  async function live(products: readonly ProductSummary[]): Promise<readonly ProductSummary[]> {
    const shelf = await readStock(products.flatMap(itemsOf)).catch(() => new Map<ItemKey, number>());
    const rated = ratings();
    return products.map((product) =>
      withRating(withStock(product, Object.fromEntries(changedItems(product, shelf))), rated),
    );
  }
  const liveList = async <List extends { products: readonly ProductSummary[] }>(list: Promise<List>): Promise<List> => {
    const found = await list;
    return { ...found, products: await live(found.products) };
  };
  return {
    ...catalogue,
    find(...args) {
      updateIndex();
      return liveList(catalogue.find(...args));
    },
    list(...args) {
      updateIndex();
      return liveList(catalogue.list(...args));
    },
    search: (...args) => liveList(catalogue.search(...args)),
    related: async (...args) => live(await catalogue.related(...args)),
    async products(ids) {
      const found = await catalogue.products(ids);
      const byId = new Map((await live(pick(found, ids))).map((product) => [product.id, product]));
      return { ...found, byId: (id) => byId.get(id) };
    },
  };
}
