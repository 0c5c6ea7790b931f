import type { ItemList, WithContext } from "schema-dts";
import { shop } from "../../../shop.config.ts";
import { inLanguage } from "../../platform/i18n/languages.ts";
import type { Words } from "../../platform/i18n/words.ts";
import { addressLinks } from "../../platform/urls/address-links.ts";
import { SCHEMA, type Thing } from "../../settings/structured-data.ts";
import { productPath } from "../catalogue/addresses.ts";
import { writeQuery } from "../catalogue/product-query.ts";
import { breadcrumbData, type Step } from "../product/structured-data.ts";
import { chosenFilters } from "./chosen-filters.ts";
import type { ListingData } from "./find-listing.ts";
import { shownRange } from "./listing-address.ts";

/** Returns the structured data for search engines: the breadcrumbs and the products on this page of the listing. */
export function listingThings(data: ListingData, steps: readonly Step[], origin: string, words: Words): Thing[] {
  const { from } = shownRange(data.query, data.layout.pageSize, data.found.total);
  const products = data.found.products.map((product, i) => ({
    "@type": "ListItem" as const,
    position: from + i,
    name: product.name,
    url: inLanguage(`${origin}${productPath(product)}`, words.language),
  }));
  const list = {
    "@context": SCHEMA,
    "@type": "ItemList",
    numberOfItems: data.found.total,
    itemListElement: products,
  } satisfies WithContext<ItemList>;
  return [breadcrumbData(steps, origin, words), list];
}

type MetaSettings = {
  data: ListingData;
  title: string;
  description: string;
  origin: string;
  /** Canonical path of the listing, whatever the layout. */
  path: string;
  /** Query string of the current URL. */
  search: string;
};

/**
 * Returns the meta tags of a listing. Searches, filtered and empty listings and several pages as one are noindex; further
 * pages are indexed.
 */
export function listingMeta({ data, title, description, origin, path, search }: MetaSettings) {
  const { query, found } = data;
  const isWhole = query.q === undefined && query.from === undefined;
  const isOpen = isWhole && chosenFilters(query, found.facets).length === 0 && found.total > 0;
  const page = writeQuery({ ...query, q: undefined, sort: "default" });
  return [
    { title: `${title} · ${shop.name}` },
    { name: "description", content: description },
    ...addressLinks({ origin, address: `${path}${isOpen && found.page > 1 ? `?${page}` : ""}`, search }),
    ...(isOpen ? [] : [{ name: "robots", content: "noindex, follow" }]),
  ];
}
