import { slugOf } from "./product.ts";
import { readCatalogueFolder } from "./read-catalogue.server.ts";

/**
 * Link targets in a catalogue by the first part of the path: product ids, and slugs for the other kinds. `names` are those
 * of departments, sub-categories and tags as the catalogue writes them.
 */
export type Targets = Readonly<
  Record<"product" | "categoryproduct" | "subcategoryproduct" | "tagproduct" | "names", ReadonlySet<string>>
>;

/** Reads the targets of a catalogue folder. Throws `CatalogueError`. */
export function readTargets(folder: string): Targets {
  const products = [...readCatalogueFolder(folder).departments.values()].flatMap((department) => department.products);
  // Departments and sub-categories together: each of the two screens redirects to the other.
  const categories = new Set(products.flatMap(({ category }) => category.map(slugOf)));
  return {
    product: new Set(products.map(({ id }) => id)),
    categoryproduct: categories,
    subcategoryproduct: categories,
    tagproduct: new Set(products.flatMap(({ tag }) => tag.map(slugOf))),
    names: new Set(products.flatMap(({ category, tag }) => [...category, ...tag])),
  };
}

const address = /^\/((?:category|subcategory|tag)?product)\/([\w-]+)/;

/** Whether a link is to a product, category or tag that the catalogue does not have. */
export function isDeadLink(href: string, targets: Targets): boolean {
  const [, kind, name = ""] = address.exec(href) ?? [];
  return kind !== undefined && !targets[kind as keyof Targets].has(name);
}
