import { readCatalogueFolder } from "./catalogue-plugin.ts";
import { slugOf } from "./product.ts";

/** What can be linked to in a catalogue: product numbers, and the slugs of departments, other kinds and tags. */
export type Targets = { ids: ReadonlySet<string>; slugs: ReadonlySet<string> };

/** Reads the targets of a catalogue folder. Throws `CatalogueError`. */
export function readTargets(folder: string): Targets {
  const products = [...readCatalogueFolder(folder).departments.values()].flatMap((department) => department.products);
  return {
    ids: new Set(products.map(({ id }) => id)),
    slugs: new Set(products.flatMap(({ category, tag }) => [...category, ...tag]).map(slugOf)),
  };
}
