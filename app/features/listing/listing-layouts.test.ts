import { describe, expect, it } from "vitest";
import { layoutAt, listingLayouts, viewIn } from "./listing-layouts.ts";

describe("the nine listings", () => {
  it("have the addresses of the specification", () => {
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

  it("are all different from one another", () => {
    const rows = Object.values(listingLayouts).map((layout) => JSON.stringify(Object.entries(layout).sort()));
    expect(new Set(rows).size).toBe(9);
  });

  it("show 15 products on a page, and 16 where they stand in two columns", () => {
    for (const [path, { pageSize }] of Object.entries(listingLayouts))
      expect(pageSize, path).toBe(path.endsWith("two-column") ? 16 : 15);
  });

  it("are found by address; categories, tags and the search use the first", () => {
    expect(layoutAt("/shop-list-full-width")).toBe(listingLayouts["shop-list-full-width"]);
    for (const path of ["/categoryproduct/fashion", "/search", "/constructor", "/"])
      expect(layoutAt(path)).toBe(listingLayouts["shop-grid-standard"]);
  });

  it("take another view from the address, and only one there is", () => {
    const layout = listingLayouts["shop-grid-standard"];
    expect(viewIn(new URLSearchParams("view=list"), layout)).toBe("list");
    for (const text of ["", "view=5", "view=constructor"]) expect(viewIn(new URLSearchParams(text), layout)).toBe("3");
  });
});
