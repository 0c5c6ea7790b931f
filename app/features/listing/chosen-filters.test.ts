import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Facets } from "../catalogue/facets.ts";
import { emptyQuery, type ListFacet, listFacets, type ProductQuery, writeQuery } from "../catalogue/product-query.ts";
import { sampleCatalogue } from "../catalogue/test-catalogue.ts";
import { chosenFilters, toggledValues, withoutFilters } from "./chosen-filters.ts";
import { rangeQuery, snapRange } from "./price-range.ts";

const catalogue = sampleCatalogue();

const lists = Object.keys(listFacets) as ListFacet[];

/** Returns every change that the page offers for a query. */
function offers(query: ProductQuery, facets: Facets): Partial<ProductQuery>[] {
  const toggles = lists.flatMap((facet) =>
    facets[facet]
      .filter(({ count, isChosen }) => count > 0 || isChosen)
      .map(({ value }) => ({ [facet]: toggledValues(query, facets, facet, value) })),
  );
  const ratings = facets.ratings.filter(({ count }) => count > 0).map(({ rating }) => ({ rating }));
  const switches = [
    ...(facets.onSale > 0 || query.onSale ? [{ onSale: !query.onSale }] : []),
    ...(facets.inStock > 0 || query.inStock ? [{ inStock: !query.inStock }] : []),
  ];
  const { price } = facets;
  const middle = price && (price.least + price.most) / 2;
  const prices =
    price && middle
      ? [
          { min: middle, max: middle },
          { min: price.least, max: price.least },
          { min: price.most, max: price.most },
        ].map((range) => rangeQuery(snapRange(range, price), price))
      : [];
  const chips = chosenFilters(query, facets).map(({ without }) => without);
  return [...toggles, ...ratings, ...switches, ...prices, ...chips];
}

describe("choosing filters", () => {
  it("never leads to an empty page, whatever is selected and cleared in any order", { timeout: 60_000 }, () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.nat(), { minLength: 1, maxLength: 12 }), async (picks) => {
        let query: ProductQuery = emptyQuery;
        for (const pick of picks) {
          const { facets } = await catalogue.find(query, 15);
          const offered = offers(query, facets);
          query = { ...query, ...offered[pick % offered.length] };
          expect((await catalogue.find(query, 15)).total, JSON.stringify(query)).toBeGreaterThan(0);
        }
      }),
      { numRuns: 60 },
    ),
  );

  it("counts the products that each value leads to", async () => {
    const query = { ...emptyQuery, department: ["fashion"], min: 50, max: 200, inStock: true };
    const { facets } = await catalogue.find(query, 15);
    for (const facet of lists)
      for (const { value, count, isChosen } of facets[facet])
        if (!isChosen) expect((await catalogue.find({ ...query, [facet]: [value] }, 15)).total).toBe(count);
    expect((await catalogue.find({ ...query, onSale: true }, 15)).total).toBe(facets.onSale);
  });

  it("lists each selected filter with the query change that clears it", async () => {
    const query = { ...emptyQuery, q: "oak", colour: ["black", "blue"], min: 20, rating: 4, onSale: true };
    const { facets } = await catalogue.find({ ...query, onSale: false }, 15);
    const chosen = chosenFilters(query, facets);
    expect(chosen.map(({ name, value }) => `${name} ${value}`.trim())).toEqual([
      "colour black",
      "colour blue",
      "price",
      "rating 4",
      "onSale",
    ]);
    expect({ ...query, ...chosen[2]?.without }.min).toBeUndefined();
  });

  it("clears all filters and keeps the search words and sort order", () => {
    const query: ProductQuery = { ...emptyQuery, q: "oak", sort: "price-up", tag: ["oak"], min: 3, page: 2 };
    expect(writeQuery({ ...query, ...withoutFilters(query) })).toEqual(
      writeQuery({ ...emptyQuery, q: "oak", sort: "price-up" }),
    );
  });
});
