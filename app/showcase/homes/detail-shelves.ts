import type {
  PriceSpan,
  ProductDetails,
  ProductPicture,
  ProductSummary,
  SizeChart,
} from "~/features/catalogue/product.ts";
import type { PostSummary } from "~/features/journal/article.ts";
import type { LocalizedShelf, Shelf } from "./home.ts";
import { chosen, EVERY, everything, first, madeOf, type Products, reduced } from "./shelves.ts";

export type PriceDrop = { product: ProductSummary; history: readonly PriceSpan[] };
export type ProductFacts = { product: ProductSummary; facts: Readonly<Record<string, string>> };

/** A department's products with their attributes by name; `ids` are those that the page shows by themselves. */
export function withFacts(department: string, ...ids: string[]): Shelf<ProductFacts[]> {
  return withDetails(everything(department, ...ids), (product, details) => ({ product, facts: factsOf(details) }));
}

/** Reduced products with their price history, the biggest reduction first. */
export function priceDrops(count: number, department: string): Shelf<PriceDrop[]> {
  return withDetails(reduced(count, department), (product, details) => {
    return { product, history: details?.priceHistory ?? [] };
  });
}

export type MakerEntry = { name: string; place: string; pieces: Products };

/** The makers of a department (or of the whole shop) with their place and products. */
export function makers(department?: string): Shelf<MakerEntry[]> {
  const all = withDetails(first({}, EVERY, department), (product, details) => ({ product, maker: details?.maker }));
  return madeOf(all, (products) => {
    const entries = new Map<string, { name: string; place: string; pieces: ProductSummary[] }>();
    for (const { product, maker } of products) {
      if (!maker) continue;
      const place = placeOf(maker.address);
      const entry = entries.get(maker.name) ?? { name: maker.name, place, pieces: [] };
      entry.pieces.push(product);
      entries.set(maker.name, entry);
    }
    return [...entries.values()];
  });
}

export type ProductViews = ProductFacts & { pictures: readonly ProductPicture[] };

/** Products by id, with their attributes by name and all their pictures. */
export function withViews(...ids: string[]): Shelf<ProductViews[]> {
  return withDetails(chosen(...ids), (product, details) => {
    return { product, facts: factsOf(details), pictures: details?.pictures ?? [] };
  });
}

/** The size chart of a product, if it has one. */
export function sizeChartOf(id: string): Shelf<SizeChart | undefined> {
  return madeOf(chosen(id), async ([product], catalogue) => product && (await catalogue.details(product))?.sizeChart);
}

/** A shelf of another's products, each with what `entryOf` takes from its details. */
function withDetails<T>(
  shelf: Shelf<Products>,
  entryOf: (product: ProductSummary, details: ProductDetails | undefined) => T,
): Shelf<T[]> {
  return madeOf(shelf, (products, catalogue) =>
    Promise.all(products.map(async (product) => entryOf(product, await catalogue.details(product)))),
  );
}

function factsOf(details: ProductDetails | undefined): Record<string, string> {
  return Object.fromEntries((details?.attributes ?? []).map(({ name, value }) => [name, value]));
}

/** Journal posts by slug, in that order. */
export function posts(...slugs: string[]): LocalizedShelf<readonly PostSummary[]> {
  return async (_, language) => {
    const { loadPosts } = await import("~/features/journal/load-posts.ts");
    const all = await loadPosts(language);
    return slugs.flatMap((slug) => all.find((post) => post.slug === slug) ?? []);
  };
}

/** Town and country of an address, without the postcode. */
function placeOf(address: string): string {
  const [town = "", country = ""] = address.split(", ").slice(-2);
  const words = town.split(" ").filter((word) => !/\d/.test(word) && !/^[A-Z]{2,4}$/.test(word));
  return `${words.join(" ")}, ${country}`;
}
