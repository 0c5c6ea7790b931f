import { slugOf } from "./product.ts";
import { readCatalogueFolder } from "./read-catalogue.server.ts";

/** What can be linked to in a catalogue, by the first part of the address: product numbers, and slugs of the other kinds. */
export type Targets = Readonly<
  Record<"product" | "categoryproduct" | "subcategoryproduct" | "tagproduct", ReadonlySet<string>>
>;

/** Reads the targets of a catalogue folder. Throws `CatalogueError`. */
export function readTargets(folder: string): Targets {
  const products = [...readCatalogueFolder(folder).departments.values()].flatMap((department) => department.products);
  // Department or sub-category: each of the two screens leads to the other's.
  const categories = new Set(products.flatMap(({ category }) => category.map(slugOf)));
  return {
    product: new Set(products.map(({ id }) => id)),
    categoryproduct: categories,
    subcategoryproduct: categories,
    tagproduct: new Set(products.flatMap(({ tag }) => tag.map(slugOf))),
  };
}

const address = /^\/((?:category|subcategory|tag)?product)\/([\w-]+)/;

/** Whether a link is to goods that the catalogue does not have. */
export function isDeadLink(href: string, targets: Targets): boolean {
  const [, kind, name = ""] = address.exec(href) ?? [];
  return kind !== undefined && !targets[kind as keyof Targets].has(name);
}
