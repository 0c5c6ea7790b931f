import { isProductId } from "../catalogue/product-limits.ts";

/** Reads the product ids of a shared link (`?ids=4,26`), without duplicates, dropping invalid ones. */
export function readSharedIds(params: URLSearchParams, most: number): string[] {
  const ids = (params.get("ids") ?? "").split(",").filter(isProductId);
  return [...new Set(ids)].slice(0, most);
}

/** Returns the path that shares the products of a list page. */
export function writeSharedIds(path: string, ids: readonly string[]): string {
  return `${path}?ids=${ids.join(",")}`;
}
