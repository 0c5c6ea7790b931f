import { measures } from "../../app/features/catalogue/attributes/measures.ts";
import { FACT_PREFIX, listFacets } from "../../app/features/catalogue/product-query.ts";
import { LANGUAGE_QUERY } from "../../app/platform/i18n/languages.ts";
import { firstSegments, pageKinds } from "../../app/settings/page-table.ts";
import { shop } from "../../shop.config.ts";

const choices = [...Object.values(listFacets), "min", "max", "rating", "sale", "stock", "new", "sort"];
const limits = ["without", "more", ...measures.flatMap((name) => [name, `${name}-min`, `${name}-max`])];
const filters = [...choices, ...limits, "page", "from", "view"];

/** The query keys that a page's HTML depends on, besides the language, by the first segment of its path. */
const keysOf = new Map<string, readonly string[]>(
  pageKinds.flatMap(({ paths, keys = [], hasFilters }) =>
    firstSegments(paths).map((segment) => [segment, hasFilters ? [...keys, ...filters] : keys] as const),
  ),
);
/** Whether a key is an attribute's, of which listings have any. */
const isFact = (key: string, keys: readonly string[]) => key.startsWith(FACT_PREFIX) && keys.includes("more");
const allKeys = [...new Set([...keysOf.values()].flat())];

/** Paths spelled as those of the page table; the router may read others as the same screens. */
const plainPath = /^\/([\w-]*)(?:\/|$)/;

/**
 * Returns a URL with only what its screen reads on the server: all else (campaign parameters, order codes, made-up
 * queries) never reaches the HTML, so that it leads to the same cached page. It names the language that the page is
 * shown in, whoever chose it, unless that is the shop's own.
 */
export function readableUrl(address: string, language: string): URL {
  const url = new URL(address);
  const { searchParams: params } = url;
  const segment = plainPath.exec(url.pathname)?.[1]?.toLowerCase();
  const keys = segment === undefined ? allKeys : (keysOf.get(segment) ?? []);
  for (const key of [...params.keys()]) if (!keys.includes(key) && !isFact(key, keys)) params.delete(key);
  if (language !== shop.fallbackLanguage) params.set(LANGUAGE_QUERY, language);
  return url;
}
