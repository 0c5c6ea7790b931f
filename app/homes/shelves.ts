import type { Catalogue } from "~/features/catalogue/catalogue.ts";
import { isOnSale, sortProducts } from "~/features/catalogue/filter-products.ts";
import { priceOf } from "~/features/catalogue/price.ts";
import { type PriceSpan, type ProductSummary, type SizeChart, totalStock } from "~/features/catalogue/product.ts";
import type { PostSummary } from "~/features/journal/article.ts";
import type { Shelf } from "./home.ts";

export type Products = readonly ProductSummary[];

/** The products whose department or sub-category is the one given, or all. */
function within(catalogue: Catalogue, category?: string): Products {
  return category ? catalogue.all.filter((product) => product.category.includes(category)) : catalogue.all;
}

/** The newest product of each department, in the departments' order. */
export function newestOfEach(count: number): Shelf<Products> {
  return (catalogue) => {
    const firsts = catalogue.departments.flatMap(({ name }) =>
      sortProducts(within(catalogue, name), "newest").slice(0, 1),
    );
    return firsts.slice(0, count);
  };
}

export function newest(count: number, category?: string): Shelf<Products> {
  return (catalogue) => sortProducts(within(catalogue, category), "newest").slice(0, count);
}

export function bestSelling(count: number, category?: string): Shelf<Products> {
  return (catalogue) => sortProducts(within(catalogue, category), "best-selling").slice(0, count);
}

/** Reduced products, the biggest reduction first. */
export function reduced(count: number, category?: string): Shelf<Products> {
  return (catalogue) => sortProducts(within(catalogue, category).filter(isOnSale), "biggest-discount").slice(0, count);
}

export type DepartmentReductions = { name: string; count: number; products: Products };

/** What is reduced by department, the one with the biggest reduction first; `most` products of each. */
export function reducedByDepartment(most: number): Shelf<DepartmentReductions[]> {
  return async (catalogue) => {
    const all = await reduced(catalogue.all.length)(catalogue);
    const groups = [...Map.groupBy(all, (product) => product.category[0])];
    return groups.map(([name, products]) => ({ name, count: products.length, products: products.slice(0, most) }));
  };
}

/** Every product of a department or sub-category, in the catalogue's order. */
export function everything(category: string): Shelf<Products> {
  return (catalogue) => within(catalogue, category);
}

/** Single products by id, in that order. */
export function chosen(...ids: string[]): Shelf<Products> {
  return (catalogue) => ids.flatMap((id) => catalogue.byId(id) ?? []);
}

/** The product that is reduced most and in stock: what a deal band shows. */
export function deal(category?: string): Shelf<ProductSummary | undefined> {
  return (catalogue) =>
    sortProducts(
      within(catalogue, category).filter((product) => isOnSale(product) && totalStock(product) > 0),
      "biggest-discount",
    )[0];
}

/** What may be given, of the whole shop, from one price to another (cents): the best-selling five, each name once. */
export function presents(above: number, limit: number): Shelf<Products> {
  return (catalogue) => {
    const fitting = catalogue.all.filter((product) => {
      const { now } = priceOf(product);
      return product.tag.includes("gift") && now > above && now <= limit && totalStock(product) > 0;
    });
    const byName = new Map(sortProducts(fitting, "best-selling").map((product) => [product.name, product]));
    return [...byName.values()].slice(0, 5);
  };
}

export type DepartmentEntry = { name: string; count: number; from: number; best: ProductSummary | undefined };

/** Every department with its best seller and the lowest price in it, cents. */
export function departmentIndex(): Shelf<DepartmentEntry[]> {
  return (catalogue) => catalogue.departments.map(({ name, count }) => entryOf(catalogue, name, count));
}

/** The sub-categories of a department in the same form. */
export function subCategoryIndex(department: string): Shelf<DepartmentEntry[]> {
  return (catalogue) => {
    const shown = new Set<ProductSummary>();
    return (catalogue.departments.find((d) => d.name === department)?.subCategories ?? []).map(({ name, count }) => {
      const entry = entryOf(catalogue, name, count, shown);
      if (entry.best) shown.add(entry.best);
      return entry;
    });
  };
}

/** A best seller that is `shown` already gives way to the next one. */
function entryOf(
  catalogue: Catalogue,
  name: string,
  count: number,
  shown: ReadonlySet<ProductSummary> = new Set(),
): DepartmentEntry {
  const products = within(catalogue, name);
  const from = Math.min(...products.map((product) => priceOf(product).now));
  const ranked = sortProducts(products, "best-selling");
  return { name, count, from, best: ranked.find((product) => !shown.has(product)) ?? ranked[0] };
}

export type TagEntry = { name: string; count: number; from: number; products: Products };

/** Tags with what carries them, how many that are and the lowest price among them, cents. */
export function tagIndex(...tags: string[]): Shelf<TagEntry[]> {
  return (catalogue) =>
    tags.map((name) => {
      const products = catalogue.all.filter((product) => product.tag.includes(name));
      const from = Math.min(...products.map((product) => priceOf(product).now));
      return { name, count: products.length, from, products };
    });
}

export type PriceDrop = { product: ProductSummary; history: readonly PriceSpan[] };
export type ProductFacts = { product: ProductSummary; facts: Readonly<Record<string, string>> };

/** A department's products together with their attributes by name. */
export function withFacts(department: string): Shelf<ProductFacts[]> {
  return (catalogue) =>
    Promise.all(
      within(catalogue, department).map(async (product) => {
        const attributes = (await catalogue.details(product))?.attributes ?? [];
        return { product, facts: Object.fromEntries(attributes.map(({ name, value }) => [name, value])) };
      }),
    );
}

/** Reduced products, the biggest reduction first, together with the course of their prices. */
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

/** The makers of a department (or of the whole shop) with their place and pieces. */
export function makers(department?: string): Shelf<MakerEntry[]> {
  return async (catalogue) => {
    const entries = new Map<string, { name: string; place: string; pieces: ProductSummary[] }>();
    for (const product of within(catalogue, department)) {
      const maker = (await catalogue.details(product))?.maker;
      if (!maker) continue;
      const place = placeOf(maker.address);
      const entry = entries.get(maker.name) ?? { name: maker.name, place, pieces: [] };
      entry.pieces.push(product);
      entries.set(maker.name, entry);
    }
    return [...entries.values()];
  };
}

/** Products that carry a tag and are in stock, best selling first; of some departments or of all. */
export function tagged(tag: string, count: number, departments?: readonly string[]): Shelf<Products> {
  return (catalogue) =>
    sortProducts(
      catalogue.all.filter(
        (product) =>
          product.tag.includes(tag) && totalStock(product) > 0 && (departments?.includes(product.category[0]) ?? true),
      ),
      "best-selling",
    ).slice(0, count);
}

export type ProductViews = ProductFacts & { pictures: readonly { path: string; alt: string }[] };

/** Single products by id with their attributes by name and every picture that exists of them. */
export function withViews(...ids: string[]): Shelf<ProductViews[]> {
  return (catalogue) =>
    Promise.all(
      ids
        .flatMap((id) => catalogue.byId(id) ?? [])
        .map(async (product) => {
          const details = await catalogue.details(product);
          const facts = Object.fromEntries((details?.attributes ?? []).map(({ name, value }) => [name, value]));
          return { product, facts, pictures: details?.pictures ?? [] };
        }),
    );
}

/** The table of sizes that belongs to a product, if it has one. */
export function sizeChartOf(id: string): Shelf<SizeChart | undefined> {
  return async (catalogue) => {
    const product = catalogue.byId(id);
    return product && (await catalogue.details(product))?.sizeChart;
  };
}

/** Posts of the journal by slug, in that order. */
export function posts(...slugs: string[]): Shelf<readonly PostSummary[]> {
  return async () => {
    const { default: all } = await import("virtual:journal/index");
    return slugs.flatMap((slug) => all.find((post) => post.slug === slug) ?? []);
  };
}

/** Town and country of an address, without the postcode. */
function placeOf(address: string): string {
  const [town = "", country = ""] = address.split(", ").slice(-2);
  const words = town.split(" ").filter((word) => !/\d/.test(word) && !/^[A-Z]{2,4}$/.test(word));
  return `${words.join(" ")}, ${country}`;
}
