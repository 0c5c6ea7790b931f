import { slugOf } from "../../app/features/catalogue/product.ts";
import type { StoredProduct } from "../../app/features/catalogue/stored-catalogue.ts";

/** Returns each product's handle by id: its own, or one made from its name, with the id appended if taken. */
export function handlesOf(products: readonly Pick<StoredProduct, "id" | "name" | "handle">[]): Map<string, string> {
  const taken = new Set(products.flatMap(({ handle }) => handle ?? []));
  const handles = new Map<string, string>();
  for (const { id, name, handle } of products) {
    const made = slugOf(name) || "product";
    const free = handle ?? (taken.has(made) ? `${made}-${id}` : made);
    taken.add(free);
    handles.set(id, free);
  }
  return handles;
}
