import type { PathOf } from "../../settings/page-table.ts";

export const listingViews = ["2", "3", "4", "list"] as const;
/** Products in 2, 3 or 4 columns, or as rows with more text. */
export type ListingView = (typeof listingViews)[number];

export type ListingLayout = {
  /** Position of the filters on wide screens; on narrow ones they are always in a drawer. */
  filters: "start" | "end" | "panel" | "drawer";
  view: ListingView;
  /** Columns of rows in the list view. */
  rowColumns: 1 | 2;
  isFullWidth: boolean;
  /** Products per page. */
  pageSize: number;
};

const standard: ListingLayout = { filters: "start", view: "3", rowColumns: 1, isFullWidth: false, pageSize: 15 };

/** The nine listings of the shop, by path. */
export const listingLayouts = {
  "shop-grid-standard": standard,
  "shop-grid-filter": { ...standard, filters: "panel" },
  "shop-grid-two-column": { ...standard, view: "2", pageSize: 16 },
  "shop-grid-no-sidebar": { ...standard, filters: "drawer", view: "4" },
  "shop-grid-full-width": { ...standard, view: "4", isFullWidth: true },
  "shop-grid-right-sidebar": { ...standard, filters: "end" },
  "shop-list-standard": { ...standard, view: "list" },
  "shop-list-full-width": { ...standard, filters: "drawer", view: "list", isFullWidth: true },
  "shop-list-two-column": { ...standard, filters: "panel", view: "list", rowColumns: 2, pageSize: 16 },
} as const satisfies Record<PathOf<"shop">, ListingLayout>;

/** Returns the layout for a path; categories, tags and the search use the standard one. */
export function layoutAt(pathname: string): ListingLayout {
  const name = pathname.split("/")[1] ?? "";
  return Object.entries(listingLayouts).find(([path]) => path === name)?.[1] ?? standard;
}

/** Returns the view in the URL, or the layout's own. */
export function viewIn(params: URLSearchParams, layout: ListingLayout): ListingView {
  return listingViews.find((view) => view === params.get("view")) ?? layout.view;
}
