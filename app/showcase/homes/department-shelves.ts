import { departmentPath, subCategoryPath } from "~/features/catalogue/addresses.ts";
import type { Catalogue } from "~/features/catalogue/catalogue.ts";
import { priceOf } from "~/features/catalogue/price.ts";
import { type CardProduct, toCard } from "~/features/catalogue/product.ts";
import type { ProductQuery } from "~/features/catalogue/product-query.ts";
import { weekOf } from "~/platform/dates/calendar.ts";
import { dayIn } from "~/platform/dates/day-in.ts";
import { shop } from "../../../shop.config.ts";
import type { Shelf } from "./home.ts";
import { needing } from "./needs.ts";
import { about, bestSelling, EVERY, first, namedOnce, type Products } from "./shelves.ts";

export type DepartmentReductions = { name: string; count: number; products: Products };

/** Reduced products by department, the one with the biggest reduction first; `most` of each, without repeated names. */
export function reducedByDepartment(most: number): Shelf<DepartmentReductions[]> {
  return async (catalogue) => {
    const percentOf = ({ products: [best] }: DepartmentReductions) => (best ? (priceOf(best).percent ?? 0) : 0);
    const groups = catalogue.departments.map(async ({ name }) => {
      const query = { onSale: true, sort: "biggest-discount" } as const;
      const { products, total } = await catalogue.list(query, EVERY, about(name));
      return { name, count: total, products: namedOnce(products).slice(0, most) };
    });
    const filled = (await Promise.all(groups)).filter((group) => group.count > 0);
    return filled.sort((a, b) => percentOf(b) - percentOf(a));
  };
}

/** `picture` is the department's own or that of its best seller; `from` is the lowest price, in cents. */
export type DepartmentEntry = { name: string; count: number; from: number; picture: string | undefined };

/** Every department with its picture and its lowest price. */
export function departmentIndex(): Shelf<DepartmentEntry[]> {
  return (catalogue) =>
    Promise.all(
      catalogue.departments.map(async ({ name, count, picture }) => {
        return { name, count, from: await lowestPrice(catalogue, {}, name), picture };
      }),
    );
}

/** The same for the sub-categories of a department; a best seller that is already shown is replaced by the next one. */
export function subCategoryIndex(department: string): Shelf<DepartmentEntry[]> {
  return needing([department], async (catalogue) => {
    const subs = catalogue.departments.find((d) => d.name === department)?.subCategories ?? [];
    const lists = subs.map(async ({ name, count }) => {
      const ranked = bestSelling(subs.length, name)(catalogue);
      return { name, count, from: await lowestPrice(catalogue, {}, name), ranked: await ranked };
    });
    const shown = new Set<string>();
    return (await Promise.all(lists)).map(({ ranked, ...entry }) => {
      const best = ranked.find((product) => !shown.has(product.id)) ?? ranked[0];
      if (best) shown.add(best.id);
      return { ...entry, picture: best?.pictures[0] };
    });
  });
}

/** In cents; infinite if there is no such product. */
async function lowestPrice(catalogue: Catalogue, query: Partial<ProductQuery>, category?: string): Promise<number> {
  const { products } = await catalogue.list({ ...query, sort: "price-up" }, 1, about(category));
  const [cheapest] = products;
  return cheapest ? priceOf(cheapest).now : Number.POSITIVE_INFINITY;
}

export type TagEntry = { name: string; count: number; from: number; products: Products };

/** Tags with their products, the number of those and their lowest price in cents. */
export function tagIndex(...tags: string[]): Shelf<TagEntry[]> {
  return needing(tags, (catalogue) =>
    Promise.all(
      tags.map(async (name) => {
        const [{ total, products }, from] = await Promise.all([
          catalogue.list({ tag: [name] }, EVERY),
          lowestPrice(catalogue, { tag: [name] }),
        ]);
        return { name, count: total, from, products };
      }),
    ),
  );
}

/** One product of a department or sub-category (`of`), or of a shop that has only one of those. */
export type WeeklyPick = { of?: { name: string; to: string }; pick: CardProduct };

/** Number of best sellers of a department that take turns. */
const TURNS = 4;

/**
 * Every department with one of its best sellers in stock, another one each week; the sub-categories of a shop with one
 * department, and best sellers if there is only one of those.
 */
export function weeklyPicks(most: number): Shelf<WeeklyPick[]> {
  return async (catalogue) => {
    const { departments } = catalogue;
    const subs = departments[0]?.subCategories ?? [];
    const all =
      departments.length > 1
        ? departments.map(({ name }) => ({ name, to: departmentPath(name) }))
        : subs.map(({ name }) => ({ name, to: subCategoryPath(name) }));
    if (all.length < 2) return (await bestSelling(most)(catalogue)).map((product) => ({ pick: toCard(product) }));
    const week = weekOf(dayIn(shop.timeZone, new Date()));
    const picks = all.map(async (of) => {
      const best = await first({ inStock: true, sort: "best-selling" }, TURNS, of.name)(catalogue);
      const pick = best[week % best.length];
      return pick ? [{ of, pick: toCard(pick) }] : [];
    });
    return (await Promise.all(picks)).flat().slice(0, most);
  };
}
