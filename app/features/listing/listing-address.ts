import { type ProductQuery, writeQuery } from "../catalogue/product-query.ts";
import type { ListingLayout, ListingView } from "./listing-layouts.ts";

/** The state of a listing that its URL holds. */
export type ListingPlace = { path: string; layout: ListingLayout; query: ProductQuery; view: ListingView };

type Change = { query?: Partial<ProductQuery>; view?: ListingView };

/** Returns a listing's URL after a change. A changed query starts at the first page; a changed view keeps the pages. */
export function hrefOf(place: ListingPlace, change: Change = {}): string {
  const { from: _from, ...query } = place.query;
  const params = writeQuery(change.query ? { ...query, page: 1, ...change.query } : place.query);
  const view = change.view ?? place.view;
  if (view !== place.layout.view) params.set("view", view);
  const text = params.toString();
  return text ? `${place.path}?${text}` : place.path;
}

/** Returns the page numbers to show around a page, with gaps: 1 … 4 5 6 … 10. */
export function pageNumbers(page: number, pages: number): (number | "gap")[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages);
  const sorted = [...new Set(shown)].sort((a, b) => a - b);
  return sorted.flatMap((n, i) => {
    const before = sorted[i - 1] ?? 0;
    if (n - before === 2) return [n - 1, n];
    return n - before > 2 ? ["gap" as const, n] : [n];
  });
}

/** Returns the positions of the first and last product that is shown, counted from 1; both 0 if there are none. */
export function shownRange(
  { page, from = page }: Pick<ProductQuery, "page" | "from">,
  pageSize: number,
  total: number,
): { from: number; to: number } {
  if (total === 0) return { from: 0, to: 0 };
  return { from: (from - 1) * pageSize + 1, to: Math.min(page * pageSize, total) };
}
