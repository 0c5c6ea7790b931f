import { loadCatalogue } from "~/features/catalogue/embedded-catalogue.ts";
import { createProductSearch, type ProductSearch } from "./search-products.ts";

let created: Promise<ProductSearch> | undefined;

/** The search over the embedded catalogue; its index is built at the first question. Import this file late: it is big. */
export function loadProductSearch(): Promise<ProductSearch> {
  created ??= loadCatalogue().then((catalogue) => createProductSearch(catalogue.all));
  created.catch(() => {
    created = undefined;
  });
  return created;
}
