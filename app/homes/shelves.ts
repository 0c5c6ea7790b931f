import { weekOf } from "~/features/calendar/calendar.ts";
import { dayIn } from "~/features/calendar/day-in.ts";
import { pick, type Within } from "~/features/catalogue/catalogue.ts";
import { type CardProduct, type ProductSummary, toCard } from "~/features/catalogue/product.ts";
import type { ProductQuery } from "~/features/catalogue/product-query.ts";
import { shop } from "../../shop.config.ts";
import type { Shelf } from "./home.ts";

export type Products = readonly ProductSummary[];

/** "Every" on a shelf ends here: a page that shows more of a large department is a listing. */
export const EVERY = 48;

/** The part of the catalogue that a department or sub-category is; all of it without one. */
export function about(category: string | undefined): Within | undefined {
  return category === undefined ? undefined : { facet: "category", value: category };
}

/** The first products of a question, within a department or sub-category or all. */
export function first(query: Partial<ProductQuery>, count: number, category?: string): Shelf<Products> {
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

/** Products, those marked as new first and of these the latest. */
export function newest(count: number, category?: string): Shelf<Products> {
  return first({ sort: "newest" }, count, category);
}

/** Products, best selling first. */
export function bestSelling(count: number, category?: string): Shelf<Products> {
  return first({ sort: "best-selling" }, count, category);
}

/** Those of the best-selling products that somebody has bought. */
export function soldBefore(count: number): Shelf<Products> {
  return async (catalogue) => (await bestSelling(count)(catalogue)).filter(({ saleCount }) => saleCount > 0);
}

/** A shelf of cards: no more of its products is sent to browsers than cards show. */
export function cards(shelf: Shelf<Products>): Shelf<readonly CardProduct[]> {
  return async (catalogue) => (await shelf(catalogue)).map(toCard);
}

/** Reduced products, the biggest reduction first. */
export function reduced(count: number, category?: string): Shelf<Products> {
  return first({ onSale: true, sort: "biggest-discount" }, count, category);
}

/** Every product of a department or sub-category, in the catalogue's order; at most 48. */
export function everything(category: string): Shelf<Products> {
  return first({}, EVERY, category);
}

/** Single products by id, in that order. */
export function chosen(...ids: string[]): Shelf<Products> {
  return async (catalogue) => pick(await catalogue.products(ids), ids);
}

/** So many of the most reduced products have their turn as the deal. */
const DEALS = 8;

/**
 * One of the most reduced products that are in stock: what a deal band shows. Each week it is the next one's turn; a
 * second window of the same trade is some turns `ahead`, so that the two never show the same. `only` narrows the choice.
 */
export function deal(
  category?: string,
  ahead = 0,
  only: Partial<ProductQuery> = {},
): Shelf<ProductSummary | undefined> {
  const best = first({ ...only, onSale: true, inStock: true, sort: "biggest-discount" }, DEALS, category);
  return async (catalogue) => {
    const deals = await best(catalogue);
    return deals[(weekOf(dayIn(shop.timeZone, new Date())) + ahead) % deals.length];
  };
}

/** What may be given, of the whole shop, from one price to another (cents): the best-selling five, each name once. */
export function presents(above: number, limit: number): Shelf<Products> {
  const range = { min: (above + 1) / 100, max: limit / 100 };
  const fitting = first({ tag: ["gift"], inStock: true, sort: "best-selling", ...range }, EVERY);
  return async (catalogue) => namedOnce(await fitting(catalogue)).slice(0, 5);
}

/** Of products with the same name the first. */
export function namedOnce(products: Products): Products {
  return products.filter((product, i) => products.findIndex(({ name }) => name === product.name) === i);
}

/** The first products of a shelf that none of the others has: what a page shows already gives way to what it does not. */
export function besides(count: number, shelf: Shelf<Products>, ...others: Shelf<Products>[]): Shelf<Products> {
  return async (catalogue) => {
    const shown = await Promise.all(others.map((other) => other(catalogue)));
    const ids = new Set(shown.flat().map(({ id }) => id));
    return (await shelf(catalogue)).filter(({ id }) => !ids.has(id)).slice(0, count);
  };
}

/** Products that carry a tag and are in stock, best selling first; of some departments or of all. */
export function tagged(tag: string, count: number, departments: readonly string[] = []): Shelf<Products> {
  return first({ tag: [tag], inStock: true, department: departments, sort: "best-selling" }, count);
}
