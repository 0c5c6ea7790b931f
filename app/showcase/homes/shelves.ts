import { type Catalogue, pick, type Within } from "~/features/catalogue/catalogue.ts";
import { type CardProduct, type ProductSummary, toCard } from "~/features/catalogue/product.ts";
import type { ProductQuery } from "~/features/catalogue/product-query.ts";
import { weekOf } from "~/platform/dates/calendar.ts";
import { dayIn } from "~/platform/dates/day-in.ts";
import { shop } from "../../../shop.config.ts";
import type { Shelf } from "./home.ts";
import { needing } from "./needs.ts";

export type Products = readonly ProductSummary[];

/** Maximum number of products on an "every" shelf: a page that shows more of a department is a listing. */
export const EVERY = 48;

/** The scope of a department or sub-category; undefined for the whole catalogue. */
export function about(category: string | undefined): Within | undefined {
  return category === undefined ? undefined : { facet: "category", value: category };
}

/** A shelf made of what is on another: it needs the same. */
export function madeOf<From, T>(
  shelf: Shelf<From>,
  make: (content: From, catalogue: Catalogue) => T | Promise<T>,
): Shelf<T> {
  return needing([shelf], async (catalogue) => make(await shelf(catalogue), catalogue));
}

/** The first products of a query, within a department or sub-category or the whole catalogue. */
export function first(query: Partial<ProductQuery>, count: number, category?: string): Shelf<Products> {
  return needing(
    [category, ...(query.tag ?? [])],
    async (catalogue) => (await catalogue.list(query, count, about(category))).products,
  );
}

/** The newest product of each department, in the departments' order, filled up with the next newest. */
export function newestOfEach(count: number): Shelf<Products> {
  return async (catalogue) => {
    const ofEach = catalogue.departments.map(({ name }) => newest(1, name)(catalogue));
    const firsts = (await Promise.all(ofEach)).flat();
    // If a department shares its name with a sub-category of another, both have the same newest product.
    const isEnough = new Set(firsts.map(({ id }) => id)).size >= count;
    return fillUp(firsts, isEnough ? [] : await newest(count)(catalogue), count);
  };
}

/** Products by id if the catalogue has them, filled up with the best seller of each department, then with others. */
export function preferred(...ids: string[]): Shelf<Products> {
  return needing([ids.length], async (catalogue) => {
    const named = await chosen(...ids)(catalogue);
    if (named.length === ids.length) return named;
    const shown = new Set(named.map((product) => product.category[0]));
    const others = catalogue.departments.filter(({ name }) => !shown.has(name));
    const ofEach = await Promise.all(others.map(({ name }) => bestSelling(1, name)(catalogue)));
    const best = await bestSelling(ids.length)(catalogue);
    return fillUp(named, [...ofEach.flat(), ...best], ids.length);
  });
}

function fillUp(first: Products, others: Products, count: number): Products {
  const all = [...first, ...others];
  return all.filter((product, i) => all.findIndex(({ id }) => id === product.id) === i).slice(0, count);
}

/** Products, those marked as new first, newest first among them. */
export function newest(count: number, category?: string): Shelf<Products> {
  return first({ sort: "newest" }, count, category);
}

/** Products, best selling first. */
export function bestSelling(count: number, category?: string): Shelf<Products> {
  return first({ sort: "best-selling" }, count, category);
}

/** Those of the best-selling products that have been sold at least once. */
export function soldBefore(count: number): Shelf<Products> {
  return madeOf(bestSelling(count), (products) => products.filter(({ saleCount }) => saleCount > 0));
}

/** A shelf of cards: only the product fields that cards show are sent to browsers. */
export function cards(shelf: Shelf<Products>): Shelf<readonly CardProduct[]> {
  return madeOf(shelf, (products) => products.map(toCard));
}

/** Reduced products, the biggest reduction first. */
export function reduced(count: number, category?: string): Shelf<Products> {
  return first({ onSale: true, sort: "biggest-discount" }, count, category);
}

/**
 * Every product of a department or sub-category, in the catalogue's order; at most 48. `ids` are those that the page
 * shows by themselves.
 */
export function everything(category: string, ...ids: string[]): Shelf<Products> {
  return needing(ids, first({}, EVERY, category));
}

/** Products by id, in that order. */
export function chosen(...ids: string[]): Shelf<Products> {
  return needing(ids, async (catalogue) => pick(await catalogue.products(ids), ids));
}

/** Number of the most reduced products that take turns as the deal. */
const DEALS = 8;

/**
 * The deal of the week: one of the most reduced products in stock, a different one each week. A second home page of the
 * same category sets `ahead`, an offset in weeks, so that it shows another deal. `only` narrows the choice.
 */
export function deal(
  category?: string,
  ahead = 0,
  only: Partial<ProductQuery> = {},
): Shelf<ProductSummary | undefined> {
  const best = first({ ...only, onSale: true, inStock: true, sort: "biggest-discount" }, DEALS, category);
  return madeOf(best, (deals) => deals[(weekOf(dayIn(shop.timeZone, new Date())) + ahead) % deals.length]);
}

/** Presents in a price range (cents): the five best-selling of the whole shop, without repeated names. */
export function presents(above: number, limit: number): Shelf<Products> {
  const range = { min: (above + 1) / 100, max: limit / 100 };
  const fitting = first({ tag: ["gift"], inStock: true, sort: "best-selling", ...range }, EVERY);
  return madeOf(fitting, (products) => namedOnce(products).slice(0, 5));
}

/** Removes products with the same name as an earlier one. */
export function namedOnce(products: Products): Products {
  return products.filter((product, i) => products.findIndex(({ name }) => name === product.name) === i);
}

/** The first products of a shelf that are on none of the others, so that a page shows nothing twice. */
export function besides(count: number, shelf: Shelf<Products>, ...others: Shelf<Products>[]): Shelf<Products> {
  return madeOf(shelf, async (products, catalogue) => {
    const shown = await Promise.all(others.map((other) => other(catalogue)));
    const ids = new Set(shown.flat().map(({ id }) => id));
    return products.filter(({ id }) => !ids.has(id)).slice(0, count);
  });
}

/** Products in stock with a tag, best selling first; of some departments or of all. */
export function tagged(tag: string, count: number, departments: readonly string[] = []): Shelf<Products> {
  return first({ tag: [tag], inStock: true, department: departments, sort: "best-selling" }, count);
}
