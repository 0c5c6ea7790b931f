import { describe, expect, it } from "vitest";
import { emptyQuery, readQuery, writeQuery } from "../catalogue/product-query.ts";
import { hrefOf, pageNumbers, shownSpan } from "./listing-address.ts";
import { listingLayouts } from "./listing-layouts.ts";

const layout = listingLayouts["shop-grid-standard"];
const place = {
  path: "/shop-grid-standard",
  layout,
  view: "list" as const,
  query: { ...emptyQuery, department: ["plant", "organic food"], page: 3 },
};

describe("the address of a listing", () => {
  it("keeps everything when the page is turned", () => {
    expect(hrefOf(place, { query: { page: 4 } })).toBe(
      "/shop-grid-standard?department=plant&department=organic+food&page=4&view=list",
    );
  });

  it("starts at the first page after another choice, and not after another view", () => {
    expect(hrefOf(place, { query: { onSale: true } })).not.toContain("page=");
    expect(hrefOf(place, { view: "3" })).toBe("/shop-grid-standard?department=plant&department=organic+food&page=3");
  });

  it("is bare where nothing was chosen", () => {
    expect(hrefOf({ ...place, view: "3", query: emptyQuery })).toBe("/shop-grid-standard");
  });

  it.each(["page=-1", "page=1e9", "page=0", "min=abc", "rating=99999999", "sort=constructor", `q=${"\u0000"}`])(
    "makes sense of %s",
    (text) => {
      const query = readQuery(new URLSearchParams(text));
      expect(writeQuery(query).toString()).toBe("");
    },
  );

  it("turns a price range that stands on its head, and cuts what is too long", () => {
    expect(readQuery(new URLSearchParams("min=300&max=5"))).toMatchObject({ min: 5, max: 300 });
    expect(readQuery(new URLSearchParams({ q: "x".repeat(10_000) })).q).toHaveLength(120);
  });
});

describe("page numbers", () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 10, [1, 2, "gap", 10]],
    [3, 10, [1, 2, 3, 4, "gap", 10]],
    [4, 10, [1, 2, 3, 4, 5, "gap", 10]],
    [6, 10, [1, "gap", 5, 6, 7, "gap", 10]],
    [10, 10, [1, "gap", 9, 10]],
  ])("on page %i of %i", (page, pages, shown) => {
    expect(pageNumbers(page, pages)).toEqual(shown);
  });

  it("say truly which products are shown", () => {
    expect(shownSpan(2, 15, 64)).toEqual({ from: 16, to: 30 });
    expect(shownSpan(5, 15, 64)).toEqual({ from: 61, to: 64 });
    expect(shownSpan(1, 15, 0)).toEqual({ from: 0, to: 0 });
  });
});
