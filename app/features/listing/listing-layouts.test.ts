import { describe, expect, it } from "vitest";
import { layoutAt, listingLayouts, viewIn } from "./listing-layouts.ts";

describe("the nine listings", () => {
  it("have the URLs in the specification", () => {
    expect(Object.keys(listingLayouts)).toEqual([
      "shop-grid-standard",
      "shop-grid-filter",
      "shop-grid-two-column",
      "shop-grid-no-sidebar",
      "shop-grid-full-width",
      "shop-grid-right-sidebar",
      "shop-list-standard",
      "shop-list-full-width",
      "shop-list-two-column",
    ]);
  });

  it("are all different", () => {
    const rows = Object.values(listingLayouts).map((layout) => JSON.stringify(Object.entries(layout).sort()));
    expect(new Set(rows).size).toBe(9);
  });

  it("show 15 products per page, or 16 in two columns", () => {
    for (const [path, { pageSize }] of Object.entries(listingLayouts))
      expect(pageSize, path).toBe(path.endsWith("two-column") ? 16 : 15);
  });

  it("are found by path; categories, tags and the search use the first", () => {
    expect(layoutAt("/shop-list-full-width")).toBe(listingLayouts["shop-list-full-width"]);
    for (const path of ["/categoryproduct/fashion", "/search", "/constructor", "/"])
      expect(layoutAt(path)).toBe(listingLayouts["shop-grid-standard"]);
  });

  it("take the view from the URL, if it exists", () => {
    const layout = listingLayouts["shop-grid-standard"];
    expect(viewIn(new URLSearchParams("view=list"), layout)).toBe("list");
    for (const text of ["", "view=5", "view=constructor"]) expect(viewIn(new URLSearchParams(text), layout)).toBe("3");
  });
});
