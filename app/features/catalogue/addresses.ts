import { type ProductSummary, slugOf } from "./product.ts";

/** The addresses of the shop's catalogue screens, written in one place. */
export function productPath(product: Pick<ProductSummary, "id">): string {
  return `/product/${product.id}`;
}

export function departmentPath(name: string): string {
  return `/categoryproduct/${slugOf(name)}`;
}

export function subCategoryPath(name: string): string {
  return `/subcategoryproduct/${slugOf(name)}`;
}

export function tagPath(name: string): string {
  return `/tagproduct/${slugOf(name)}`;
}
