import { slugOf } from "../../app/features/catalogue/product.ts";
import type { StoredProduct } from "../../app/features/catalogue/stored-catalogue.ts";
import { listed } from "./report.ts";

type Named = Pick<StoredProduct, "category" | "tag">;

/** Returns a note for each address that several departments, sub-categories or tags have: they are one page. */
export function sameAddressNotes(products: readonly Named[]): string[] {
  const kinds = {
    Departments: products.map(({ category }) => category[0]),
    "Sub-categories": products.flatMap(({ category }) => category.slice(1)),
    Tags: products.flatMap(({ tag }) => tag),
  };
  return Object.entries(kinds).flatMap(([kind, names]) => notesOf(kind, names));
}

/** Returns a note for each address that several of these names have. */
export function notesOf(kind: string, names: readonly string[]): string[] {
  return [...Map.groupBy(new Set(names), slugOf)]
    .filter(([, alike]) => alike.length > 1)
    .map(
      ([address, alike]) =>
        `${kind} ${listed(alike)} have the same address "${address}", so the shop takes them for one: write them alike, or so that they differ in letters.`,
    );
}
