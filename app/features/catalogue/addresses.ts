import { type ProductChoice, writeChoice } from "./choice-query.ts";
import { type ProductSummary, slugOf } from "./product.ts";

/** Returns the path of a product's screen. All paths of catalogue screens are built in this file only. */
export function productPath(product: Pick<ProductSummary, "id">): string {
  return `/product/${product.id}`;
}

/** Returns the path of a product's screen with a choice of its colour and size. */
export function choicePath(product: Pick<ProductSummary, "id">, choice: ProductChoice): string {
  const search = writeChoice(choice).toString();
  return `${productPath(product)}${search && `?${search}`}`;
}

/** Returns the path of a department, given its name in the catalogue. */
export function departmentPath(name: string): string {
  return `/categoryproduct/${slugOf(name)}`;
}

/** Returns the path of a sub-category, given its name in the catalogue. */
export function subCategoryPath(name: string): string {
  return `/subcategoryproduct/${slugOf(name)}`;
}

/** Returns the path of a tag, given its name in the catalogue. */
export function tagPath(name: string): string {
  return `/tagproduct/${slugOf(name)}`;
}
