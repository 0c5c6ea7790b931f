import { type ProductSummary, slugOf } from "./product.ts";

/** The address of a product; all addresses of the catalogue's screens are written in this file alone. */
export function productPath(product: Pick<ProductSummary, "id">): string {
  return `/product/${product.id}`;
}

/** The address of a department, by its name in the catalogue. */
export function departmentPath(name: string): string {
  return `/categoryproduct/${slugOf(name)}`;
}

/** The address of a sub-category, by its name in the catalogue. */
export function subCategoryPath(name: string): string {
  return `/subcategoryproduct/${slugOf(name)}`;
}

/** The address of a tag, by its name in the catalogue. */
export function tagPath(name: string): string {
  return `/tagproduct/${slugOf(name)}`;
}
