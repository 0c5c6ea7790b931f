import { describe, expect, test } from "vitest";
import { sampleProduct } from "../product/test-product.ts";
import { createMemoryCatalogue } from "./memory-catalogue.ts";
import { indexProducts } from "./product-index.ts";
import { emptyQuery } from "./product-query.ts";
import { leastMean, withRating } from "./ratings.ts";

describe("what the mean is at least", () => {
  test("puts forty ratings of 4.7 above a single one of 5, and many of a mean above few", () => {
    expect(leastMean({ average: 4.7, count: 40 })).toBeCloseTo(4.2, 1);
    expect(leastMean({ average: 5, count: 1 })).toBeCloseTo(1.83, 2);
    for (const average of [1.5, 3, 4.7, 5])
      expect(leastMean({ average, count: 200 })).toBeGreaterThan(leastMean({ average, count: 3 }));
  });

  test("is 0 without ratings, and otherwise from 1 to the mean", () => {
    expect(leastMean({ average: 0, count: 0 })).toBe(0);
    for (let count = 1; count < 60; count++)
      for (let average = 1; average <= 5; average += 0.5) {
        const least = leastMean({ average, count });
        expect([least >= 1 - 1e-9, least <= average + 1e-9]).toEqual([true, true]);
      }
  });
});

const goods = [
  sampleProduct({ id: "1", rating: 5, saleCount: 1 }),
  sampleProduct({ id: "2", rating: 3, saleCount: 1 }),
  sampleProduct({ id: "3", rating: 0, saleCount: 99 }),
  sampleProduct({ id: "4", rating: 5, saleCount: 1 }),
];
const ratings = { "2": { average: 4.7, count: 40 }, "3": { average: 5, count: 1 }, "4": { average: 1, count: 7 } };
const best = ["2", "3", "1", "4"];
const idsOf = async (catalogue: ReturnType<typeof createMemoryCatalogue>, rating?: number) =>
  (await catalogue.list({ sort: "rating", ...(rating && { rating }) }, 9)).products.map(({ id }) => id);

test("the shop's own grade counts as that of one person, and only where no customer has said anything", async () => {
  const rated = createMemoryCatalogue(
    goods.map((one) => withRating(one, ratings)),
    [],
    async () => [],
  );
  expect(await idsOf(rated)).toEqual(best);
  expect(await idsOf(rated, 4)).toEqual(["2", "3", "1"]);
  expect(await idsOf(rated, 5)).toEqual(["3", "1"]);
});

test("an index that learns the ratings later sorts, filters and counts like one that was built with them", async () => {
  const index = indexProducts(goods);
  const catalogue = createMemoryCatalogue(goods, [], async () => [], { index });
  expect(await idsOf(catalogue)).toEqual(["1", "4", "2", "3"]);
  const query = { ...emptyQuery, sort: "rating" as const };
  const before = await catalogue.find(query, 9);
  index.rate(ratings);
  expect(await idsOf(catalogue)).toEqual(best);
  expect(await idsOf(catalogue, 5)).toEqual(["3", "1"]);
  const after = await catalogue.find(query, 9);
  expect(before.facets.ratings.find(({ rating }) => rating === 4)?.count).toBe(2);
  expect(after.facets.ratings.find(({ rating }) => rating === 4)?.count).toBe(3);
  index.rate({});
  expect(await idsOf(catalogue)).toEqual(["1", "4", "2", "3"]);
});
