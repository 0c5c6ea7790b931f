import { departmentPath, subCategoryPath } from "../catalogue/addresses.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";

export type ListingLink = { to: string; name: string; isWhole?: boolean };

/** Returns links to a department and its sub-categories, by catalogue name; empty if there are fewer than two. */
export function linksOf(catalogue: Pick<Catalogue, "departments">, department: string): ListingLink[] {
  const subs = catalogue.departments.find(({ name }) => name === department)?.subCategories ?? [];
  if (subs.length < 2) return [];
  return [
    { to: departmentPath(department), name: department, isWhole: true },
    ...subs.map(({ name }) => ({ to: subCategoryPath(name), name })),
  ];
}
