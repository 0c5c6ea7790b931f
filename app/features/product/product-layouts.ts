import type { PathOf } from "../../settings/page-table.ts";

export type GalleryKind = "thumbs-below" | "thumbs-start" | "thumbs-end" | "stacked" | "slider" | "fixed";

export type ProductLayout = {
  /** First segment of the path. */
  path: PathOf<"product"> extends `${infer Segment}/:id` ? Segment : never;
  gallery: GalleryKind;
  /** Position of the product's text; `sticky` stays in view while the pictures scroll by. */
  info: "beside" | "sticky" | "below";
};

const bottomTabs: ProductLayout = { path: "product", gallery: "thumbs-below", info: "beside" };

/** The six product page layouts. */
export const productLayouts: readonly ProductLayout[] = [
  bottomTabs,
  { path: "product-tab-left", gallery: "thumbs-start", info: "beside" },
  { path: "product-tab-right", gallery: "thumbs-end", info: "beside" },
  { path: "product-sticky", gallery: "stacked", info: "sticky" },
  { path: "product-slider", gallery: "slider", info: "below" },
  { path: "product-fixed-image", gallery: "fixed", info: "beside" },
];

/** Returns the layout for a path, by its first segment. */
export function layoutOf(pathname: string): ProductLayout {
  const first = pathname.split("/")[1];
  return productLayouts.find((layout) => layout.path === first) ?? bottomTabs;
}
