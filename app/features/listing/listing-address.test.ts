import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyQuery, type ProductQuery, readQuery, sortOrders, writeQuery } from "../catalogue/product-query.ts";
import { hrefOf, pageNumbers, shownRange } from "./listing-address.ts";
import { listingLayouts } from "./listing-layouts.ts";

const layout = listingLayouts["shop-grid-standard"];
const place = {
  path: "/shop-grid-standard",
  layout,
  view: "list" as const,
  query: { ...emptyQuery, department: ["plant", "organic food"], page: 3 },
};

describe("the URL of a listing", () => {
  it("keeps everything when the page changes", () => {
    expect(hrefOf(place, { query: { page: 4 } })).toBe(
      "/shop-grid-standard?department=plant&department=organic+food&page=4&view=list",
    );
  });

  it("goes back to the first page after a filter change, not after a view change", () => {
    expect(hrefOf(place, { query: { onSale: true } })).not.toContain("page=");
    expect(hrefOf(place, { view: "3" })).toBe("/shop-grid-standard?department=plant&department=organic+food&page=3");
  });

  it("says from which page on several are shown as one, and forgets that with another page or filter", () => {
    const several = { ...place, view: "3" as const, query: { ...emptyQuery, page: 3, from: 2 } };
    expect(hrefOf(several)).toBe("/shop-grid-standard?page=3&from=2");
    expect(hrefOf(several, { view: "list" })).toBe("/shop-grid-standard?page=3&from=2&view=list");
    expect(hrefOf(several, { query: { page: 4, from: 2 } })).toBe("/shop-grid-standard?page=4&from=2");
    expect(hrefOf(several, { query: { page: 4 } })).toBe("/shop-grid-standard?page=4");
    expect(hrefOf(several, { query: { onSale: true } })).toBe("/shop-grid-standard?sale=1");
    const pages = (text: string) => {
      const { page, from } = readQuery(new URLSearchParams(text));
      return [page, from];
    };
    expect(["page=3&from=3", "from=2", "page=3&from=x"].map(pages)).toEqual([
      [3, undefined],
      [1, undefined],
      [3, undefined],
    ]);
    expect(pages("page=500&from=1"), "not more at once than ten").toEqual([500, 491]);
  });

  it("has no query string when nothing is selected", () => {
    expect(hrefOf({ ...place, view: "3", query: emptyQuery })).toBe("/shop-grid-standard");
  });

  it.each(["page=-1", "page=1e9", "page=0", "min=abc", "rating=99999999", "sort=constructor", `q=${"\u0000"}`])(
    "ignores invalid values: %s",
    (text) => {
      const query = readQuery(new URLSearchParams(text));
      expect(writeQuery(query).toString()).toBe("");
    },
  );

  it("round-trips: reading what was written gives the same query", () => {
    const word = fc
      .string({ unit: "grapheme", minLength: 1, maxLength: 40 })
      .filter((text) => !/[\p{Cc}\p{Cs}\uFFFD]/u.test(text));
    const words = fc.uniqueArray(word, { maxLength: 5 });
    const units = fc.integer({ min: 0, max: 9_999_999_00 }).map((cents) => cents / 100);
    const chosen: fc.Arbitrary<ProductQuery> = fc
      .record({
        department: words,
        subCategory: words,
        tag: words,
        colour: words,
        size: words,
        range: fc.option(fc.tuple(units, units), { nil: undefined }),
        rating: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
        onSale: fc.boolean(),
        inStock: fc.boolean(),
        q: fc.option(
          word.map((text) => text.trim()),
          { nil: undefined },
        ),
        sort: fc.constantFrom(...sortOrders),
        page: fc.integer({ min: 1, max: 999_999 }),
      })
      .map(({ range, rating, q, ...rest }) => ({
        ...rest,
        ...(range && { min: Math.min(...range), max: Math.max(...range) }),
        ...(rating !== undefined && { rating }),
        ...(q && { q }),
      }));
    fc.assert(
      fc.property(chosen, (query) => {
        const written = writeQuery(query).toString();
        const read = readQuery(new URLSearchParams(written));
        expect(read).toEqual(query);
        expect(writeQuery(read).toString()).toBe(written);
      }),
      { numRuns: 150 },
    );
  });

  it("accepts any parameters, and normalising twice changes nothing more", () => {
    const names = fc.constantFrom(
      "department",
      "sub",
      "tag",
      "colour",
      "size",
      "min",
      "max",
      "rating",
      "sale",
      "q",
      "sort",
      "page",
      "x",
    );
    const value = fc.oneof(
      fc.string({ unit: "binary", maxLength: 12 }),
      fc.double().map(String),
      fc.constantFrom("1", "-0", "1e7"),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(names, value), { maxLength: 12 }), (pairs) => {
        const tidy = writeQuery(readQuery(new URLSearchParams(pairs))).toString();
        expect(writeQuery(readQuery(new URLSearchParams(tidy))).toString()).toBe(tidy);
      }),
      { numRuns: 150 },
    );
  });

  it("swaps a reversed price range, and truncates long search words", () => {
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

  it("give the span of products shown", () => {
    expect(shownRange({ page: 2 }, 15, 64)).toEqual({ from: 16, to: 30 });
    expect(shownRange({ page: 5 }, 15, 64)).toEqual({ from: 61, to: 64 });
    expect(shownRange({ page: 5, from: 2 }, 15, 64)).toEqual({ from: 16, to: 64 });
    expect(shownRange({ page: 1 }, 15, 0)).toEqual({ from: 0, to: 0 });
  });
});
