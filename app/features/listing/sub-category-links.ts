import { departmentPath, subCategoryPath } from "../catalogue/addresses.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";

export type ListingLink = { to: string; name: string; isWhole?: boolean };

/** A department as a whole, then its sub-categories; nothing where there are fewer than two. Catalogue names. */
export function linksOf(catalogue: Pick<Catalogue, "departments">, department: string): ListingLink[] {
  const subs = catalogue.departments.find(({ name }) => name === department)?.subCategories ?? [];
  if (subs.length < 2) return [];
  return [
    { to: departmentPath(department), name: department, isWhole: true },
    ...subs.map(({ name }) => ({ to: subCategoryPath(name), name })),
  ];
}
