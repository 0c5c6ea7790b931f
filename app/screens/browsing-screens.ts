import { listingLayouts } from "~/features/listing/listing-layouts.ts";
import { productLayouts } from "~/features/product/product-layouts.ts";
import type { Screen } from "~/features/screens/prerendered-screen.store.ts";
import { categoryPage } from "./category-page.tsx";
import { productPage } from "./product-page.tsx";
import { searchPage } from "./search-page.tsx";
import { shopPage } from "./shop-page.tsx";
import { subCategoryPage } from "./sub-category-page.tsx";
import { tagPage } from "./tag-page.tsx";

type Row = [kind: string, screen: Screen, param?: string];

/** By the first segment of their path; `param` is the name of the second. */
const rows: readonly Row[] = [
  ...Object.keys(listingLayouts).map((kind): Row => [kind, shopPage]),
  ...productLayouts.map(({ path }): Row => [path, productPage, "id"]),
  ["categoryproduct", categoryPage, "category"],
  ["subcategoryproduct", subCategoryPage, "subCategory"],
  ["tagproduct", tagPage, "tag"],
  ["search", searchPage],
];

/** The browsing screen at a URL and the arguments to load it; undefined for other screens. */
export function browsingScreenAt(address: URL) {
  const [, kind, value] = address.pathname.split("/");
  const row = rows.find(([own]) => own === kind);
  if (!row) return undefined;
  const [, screen, param] = row;
  const params = param && value ? { [param]: decodeURIComponent(value) } : {};
  return { screen, args: { request: new Request(address), params } };
}
