import { type Catalogue, type ProductList, pick, type Within } from "~/features/catalogue/catalogue.ts";
import { priceOf } from "~/features/catalogue/price.ts";
import type { PriceSpan, ProductSummary, SizeChart } from "~/features/catalogue/product.ts";
import type { ProductQuery } from "~/features/catalogue/product-query.ts";
import type { PostSummary } from "~/features/journal/article.ts";
import type { Shelf } from "./home.ts";

export type Products = readonly ProductSummary[];

/** "Every" on a shelf ends here: a page that shows more of a large department is a listing. */
const EVERY = 48;

function about(category: string | undefined): Within | undefined {
  return category === undefined ? undefined : { facet: "category", value: category };
}

/** The first products of a question, within a department or sub-category or all. */
function first(query: Partial<ProductQuery>, count: number, category?: string): Shelf<Products> {
  return async (catalogue) => (await catalogue.list(query, count, about(category))).products;
}

/** The newest product of each department, in the departments' order; where those are too few, the next newest. */
export function newestOfEach(count: number): Shelf<Products> {
  return async (catalogue) => {
    const ofEach = catalogue.departments.map(({ name }) => newest(1, name)(catalogue));
    const firsts = (await Promise.all(ofEach)).flat();
    // A department may be named like a sub-category of another, and then they share their newest.
    const isEnough = new Set(firsts.map(({ id }) => id)).size >= count;
    return fillUp(firsts, isEnough ? [] : await newest(count)(catalogue), count);
  };
}

/** Single products by id where the catalogue has them, filled up with the best seller of each department, then with others. */
export function preferred(...ids: string[]): Shelf<Products> {
  return async (catalogue) => {
    const named = await chosen(...ids)(catalogue);
    if (named.length === ids.length) return named;
    const shown = new Set(named.map((product) => product.category[0]));
    const others = catalogue.departments.filter(({ name }) => !shown.has(name));
    const ofEach = await Promise.all(others.map(({ name }) => bestSelling(1, name)(catalogue)));
    const best = await bestSelling(ids.length)(catalogue);
    return fillUp(named, [...ofEach.flat(), ...best], ids.length);
  };
}

function fillUp(first: Products, others: Products, count: number): Products {
  const byId = new Map([...others, ...first].map((product) => [product.id, product]));
  const ids = new Set([...first, ...others].map(({ id }) => id));
  return [...ids].flatMap((id) => byId.get(id) ?? []).slice(0, count);
}

export function newest(count: number, category?: string): Shelf<Products> {
  return first({ sort: "newest" }, count, category);
}

export function bestSelling(count: number, category?: string): Shelf<Products> {
  return first({ sort: "best-selling" }, count, category);
}

/** Reduced products, the biggest reduction first. */
export function reduced(count: number, category?: string): Shelf<Products> {
  return first({ onSale: true, sort: "biggest-discount" }, count, category);
}

export type DepartmentReductions = { name: string; count: number; products: Products };

/** What is reduced by department, the one with the biggest reduction first; `most` products of each. */
export function reducedByDepartment(most: number): Shelf<DepartmentReductions[]> {
  return async (catalogue) => {
    const percentOf = ({ products: [best] }: DepartmentReductions) => (best ? (priceOf(best).percent ?? 0) : 0);
    const groups = catalogue.departments.map(async ({ name }) => {
      const { products, total } = await catalogue.list({ onSale: true, sort: "biggest-discount" }, most, about(name));
      return { name, count: total, products };
    });
    const filled = (await Promise.all(groups)).filter((group) => group.count > 0);
    return filled.sort((a, b) => percentOf(b) - percentOf(a));
  };
}

/** Every product of a department or sub-category, in the catalogue's order; at most 48. */
export function everything(category: string): Shelf<Products> {
  return first({}, EVERY, category);
}

/** Single products by id, in that order. */
export function chosen(...ids: string[]): Shelf<Products> {
  return async (catalogue) => pick(await catalogue.products(ids), ids);
}

/** The product that is reduced most and in stock: what a deal band shows. */
export function deal(category?: string): Shelf<ProductSummary | undefined> {
  const best = first({ onSale: true, inStock: true, sort: "biggest-discount" }, 1, category);
  return async (catalogue) => (await best(catalogue))[0];
}

/** What may be given, of the whole shop, from one price to another (cents): the best-selling five, each name once. */
export function presents(above: number, limit: number): Shelf<Products> {
  const range = { min: (above + 1) / 100, max: limit / 100 };
  const fitting = first({ tag: ["gift"], inStock: true, sort: "best-selling", ...range }, EVERY);
  return async (catalogue) => {
    const byName = new Map((await fitting(catalogue)).map((product) => [product.name, product]));
    return [...byName.values()].slice(0, 5);
  };
}

export type DepartmentEntry = { name: string; count: number; from: number; best: ProductSummary | undefined };

/** Every department with its best seller and the lowest price in it, cents. */
export function departmentIndex(): Shelf<DepartmentEntry[]> {
  return (catalogue) =>
    Promise.all(
      catalogue.departments.map(async ({ name, count }) => {
        const [from, [best]] = await Promise.all([lowestPrice(catalogue, name), bestSelling(1, name)(catalogue)]);
        return { name, count, from, best };
      }),
    );
}

/** The sub-categories of a department in the same form; a best seller that is shown already gives way to the next one. */
export function subCategoryIndex(department: string): Shelf<DepartmentEntry[]> {
  return async (catalogue) => {
    const subs = catalogue.departments.find((d) => d.name === department)?.subCategories ?? [];
    const asked = subs.map(async ({ name, count }) => {
      const ranked = bestSelling(subs.length, name)(catalogue);
      return { name, count, from: await lowestPrice(catalogue, name), ranked: await ranked };
    });
    const shown = new Set<string>();
    return (await Promise.all(asked)).map(({ ranked, ...entry }) => {
      const best = ranked.find((product) => !shown.has(product.id)) ?? ranked[0];
      if (best) shown.add(best.id);
      return { ...entry, best };
    });
  };
}

async function lowestPrice(catalogue: Catalogue, category: string): Promise<number> {
  return priceOfFirst(await catalogue.list({ sort: "price-up" }, 1, about(category)));
}

/** Cents; infinite where there is nothing. */
function priceOfFirst({ products: [cheapest] }: ProductList): number {
  return cheapest ? priceOf(cheapest).now : Number.POSITIVE_INFINITY;
}

export type TagEntry = { name: string; count: number; from: number; products: Products };

/** Tags with what carries them, how many that are and the lowest price among them, cents. */
export function tagIndex(...tags: string[]): Shelf<TagEntry[]> {
  return (catalogue) =>
    Promise.all(
      tags.map(async (name) => {
        const [carrying, cheapest] = await Promise.all([
          catalogue.list({ tag: [name] }, EVERY),
          catalogue.list({ tag: [name], sort: "price-up" }, 1),
        ]);
        return { name, count: carrying.total, from: priceOfFirst(cheapest), products: carrying.products };
      }),
    );
}

export type PriceDrop = { product: ProductSummary; history: readonly PriceSpan[] };
export type ProductFacts = { product: ProductSummary; facts: Readonly<Record<string, string>> };

/** A department's products together with their attributes by name. */
export function withFacts(department: string): Shelf<ProductFacts[]> {
  return async (catalogue) =>
    Promise.all(
      (await everything(department)(catalogue)).map(async (product) => {
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

/** Products that carry a tag and are in stock, best selling first; of some departments or of all. */
export function tagged(tag: string, count: number, departments: readonly string[] = []): Shelf<Products> {
  return first({ tag: [tag], inStock: true, department: departments, sort: "best-selling" }, count);
}

export type ProductViews = ProductFacts & { pictures: readonly { path: string; alt: string }[] };

/** Single products by id with their attributes by name and every picture that exists of them. */
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

/** The table of sizes that belongs to a product, if it has one. */
export function sizeChartOf(id: string): Shelf<SizeChart | undefined> {
  return async (catalogue) => {
    const product = (await catalogue.products([id])).byId(id);
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
