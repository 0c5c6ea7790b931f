import { pick } from "~/features/catalogue/catalogue.ts";
import type { PriceSpan, ProductPicture, ProductSummary, SizeChart } from "~/features/catalogue/product.ts";
import type { PostSummary } from "~/features/journal/article.ts";
import type { LocalizedShelf, Shelf } from "./home.ts";
import { EVERY, everything, first, type Products, reduced } from "./shelves.ts";

export type PriceDrop = { product: ProductSummary; history: readonly PriceSpan[] };
export type ProductFacts = { product: ProductSummary; facts: Readonly<Record<string, string>> };

/** A department's products with their attributes by name. */
export function withFacts(department: string): Shelf<ProductFacts[]> {
  return async (catalogue) =>
    Promise.all(
      (await everything(department)(catalogue)).map(async (product) => {
        const attributes = (await catalogue.details(product))?.attributes ?? [];
        return { product, facts: Object.fromEntries(attributes.map(({ name, value }) => [name, value])) };
      }),
    );
}

/** Reduced products with their price history, the biggest reduction first. */
export function priceDrops(count: number, department: string): Shelf<PriceDrop[]> {
  return async (catalogue) =>
    Promise.all(
      (await reduced(count, department)(catalogue)).map(async (product) => ({
        product,
        history: (await catalogue.details(product))?.priceHistory ?? [],
      })),
    );
}

export type MakerEntry = { name: string; place: string; pieces: Products };

/** The makers of a department (or of the whole shop) with their place and products. */
export function makers(department?: string): Shelf<MakerEntry[]> {
  return async (catalogue) => {
    const entries = new Map<string, { name: string; place: string; pieces: ProductSummary[] }>();
    const products = await first({}, EVERY, department)(catalogue);
    const details = await Promise.all(products.map((product) => catalogue.details(product)));
    for (const [i, product] of products.entries()) {
      const maker = details[i]?.maker;
      if (!maker) continue;
      const place = placeOf(maker.address);
      const entry = entries.get(maker.name) ?? { name: maker.name, place, pieces: [] };
      entry.pieces.push(product);
      entries.set(maker.name, entry);
    }
    return [...entries.values()];
  };
}

export type ProductViews = ProductFacts & { pictures: readonly ProductPicture[] };

/** Products by id, with their attributes by name and all their pictures. */
export function withViews(...ids: string[]): Shelf<ProductViews[]> {
  return async (catalogue) =>
    Promise.all(
      pick(await catalogue.products(ids), ids).map(async (product) => {
        const details = await catalogue.details(product);
        const facts = Object.fromEntries((details?.attributes ?? []).map(({ name, value }) => [name, value]));
        return { product, facts, pictures: details?.pictures ?? [] };
      }),
    );
}

/** The size chart of a product, if it has one. */
export function sizeChartOf(id: string): Shelf<SizeChart | undefined> {
  return async (catalogue) => {
    const product = (await catalogue.products([id])).byId(id);
    return product && (await catalogue.details(product))?.sizeChart;
  };
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
