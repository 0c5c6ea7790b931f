import departments from "virtual:catalogue/departments";
import summaries from "virtual:catalogue/summaries";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Catalogue, pick } from "../../app/features/catalogue/catalogue.ts";
import { asWritten } from "../../app/features/catalogue/choice-words.ts";
import { createLiveCatalogue } from "../../app/features/catalogue/live-catalogue.ts";
import { openPostgresCatalogue } from "../../app/features/catalogue/postgres-catalogue.server.ts";
import type { ProductSummary } from "../../app/features/catalogue/product.ts";
import type { ProductIndex } from "../../app/features/catalogue/product-index.ts";
import { emptyQuery } from "../../app/features/catalogue/product-query.ts";
import { withRating } from "../../app/features/catalogue/ratings.ts";
import { createRemoteCatalogue } from "../../app/features/catalogue/remote-catalogue.ts";
import { sampleCatalogue, sampleRatings } from "../../app/features/catalogue/test-catalogue.ts";
import { createTestDatabase, databaseKinds, type TestDatabase } from "../../db/test-database.ts";
import { catalogueRoutes } from "./catalogue.ts";
import { plainly, queries, withins, words } from "./test-queries.ts";

const all = summaries.map((product) => withRating(product, sampleRatings));
const memory = sampleCatalogue(sampleRatings);
const routes = catalogueRoutes(async () => memory);

/** The catalogue as a browser queries it, without the network. */
const remote = createRemoteCatalogue(departments, async <T>(path: string) => {
  const response = await routes.request(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as T;
});

const idsOf = (products: readonly ProductSummary[]) => products.map((product) => product.id);

describe("a listing of the in-memory catalogue", () => {
  it("has exactly the products that pass the filters one by one", () =>
    fc.assert(
      fc.asyncProperty(queries, async ({ q: _, facts: __, ...query }) => {
        const expected = plainly(all, query);
        const { products, total } = await memory.list(query, all.length);
        expect(total).toBe(expected.length);
        expect(idsOf(products).toSorted()).toEqual(idsOf(expected).toSorted());
        if (query.sort === "default") expect(idsOf(products)).toEqual(idsOf(expected));
      }),
      { numRuns: 200 },
    ));

  it("counts for each option what choosing it would show", () =>
    fc.assert(
      fc.asyncProperty(queries, async ({ q: _, facts: __, ...query }) => {
        const { facets } = await memory.find(query, 12);
        for (const { value, count } of facets.tag) expect(count).toBe(plainly(all, { ...query, tag: [value] }).length);
        for (const { value, count } of facets.colour)
          expect(count).toBe(plainly(all, { ...query, colour: [value] }).length);
        for (const { value, count } of facets.size)
          expect(count).toBe(plainly(all, { ...query, size: [value] }).length);
        expect(facets.inStock).toBe(plainly(all, { ...query, inStock: true }).length);
        for (const { rating, count } of facets.ratings) expect(count).toBe(plainly(all, { ...query, rating }).length);
        expect(facets.onSale).toBe(plainly(all, { ...query, onSale: true }).length);
        const { min: _min, max: _max, ...anyPrice } = query;
        const priced = plainly(all, anyPrice).length;
        expect(facets.price?.bars.reduce((sum, bar) => sum + bar, 0) ?? priced).toBe(priced);
      }),
      { numRuns: 60 },
    ));
});

it("counts for each attribute and measure what choosing it would show", async () => {
  let offered = 0;
  const departmentsOf = fc.constantFrom(...departments.map(({ name }) => ({ department: [name] })));
  const choices = queries.map(({ colour, max, onSale, facts, measures }) => ({
    ...emptyQuery,
    colour: colour.slice(1),
    onSale,
    more: true,
    ...(max !== undefined && { max }),
    ...(facts && { facts }),
    ...(measures && { measures }),
  }));
  await fc.assert(
    fc.asyncProperty(choices, departmentsOf, fc.boolean(), async (chosen, of, isScope) => {
      const query = isScope ? chosen : { ...chosen, ...of };
      const within = isScope ? ({ facet: "department", value: of.department[0] ?? "" } as const) : undefined;
      const { more } = (await memory.find(query, 12, within)).facets;
      offered += more?.facts.length ?? 0;
      for (const { key, values } of more?.facts ?? [])
        for (const { value, count, isChosen } of values) {
          expect(isChosen).toBe(query.facts?.[key as "material"]?.includes(value) ?? false);
          const facts = { ...query.facts, [key]: [value] };
          expect([key, value, (await memory.list({ ...query, facts }, 1, within)).total]).toEqual([key, value, count]);
        }
      for (const { measure, range } of more?.ranges ?? []) {
        const measures = { ...query.measures, [measure]: { min: range.least, max: range.most } };
        const sum = range.bars.reduce((all, count) => all + count, 0);
        expect((await memory.list({ ...query, measures }, 1, within)).total).toBe(sum);
      }
    }),
    { numRuns: 60 },
  );
  expect(offered).toBeGreaterThan(20);
});

/** The other implementations, besides the in-memory catalogue. */
const others: Record<string, () => Promise<Catalogue>> = { "a browser that queries the server": async () => remote };
let database: TestDatabase | undefined;
if (databaseKinds().includes("PostgreSQL"))
  others["a server that queries PostgreSQL"] = async () => {
    database ??= await createTestDatabase("PostgreSQL");
    const { db } = database;
    const settings = { db, folder: "catalogue", departments, translateTerms: () => asWritten, stock: async () => {} };
    const onIndex = (index: ProductIndex) => index.rate(sampleRatings);
    const open = await openPostgresCatalogue({ ...settings, languages: ["en"], onIndex });
    return createLiveCatalogue(
      await open("en"),
      async () => new Map(),
      undefined,
      () => sampleRatings,
    );
  };
afterAll(() => database?.close());

describe.each(Object.entries(others))("%s", (who, open) => {
  let catalogue: Catalogue;
  beforeAll(async () => {
    catalogue = await open();
  });
  /** PostgreSQL ranks matches differently, but finds the same products. */
  const hasOwnRanks = who.includes("PostgreSQL");

  it("returns the same pages, orders and counts", () =>
    fc.assert(
      fc.asyncProperty(queries, withins, async (requested, within) => {
        const query =
          hasOwnRanks && requested.q && requested.sort === "default"
            ? { ...requested, sort: "rating" as const }
            : requested;
        expect(await catalogue.find(query, 6, within)).toEqual(await memory.find(query, 6, within));
        expect(await catalogue.list(query, 9, within)).toEqual(await memory.list(query, 9, within));
      }),
      { numRuns: 150 },
    ));

  it("returns the same products, details, names and tags", async () => {
    const ids = ["20", "1", "9999", "144", "x", "100"];
    const own = pick(await catalogue.products(ids), ids);
    expect(own).toEqual(pick(await memory.products(ids), ids));
    for (const product of own) expect(await catalogue.details(product)).toEqual(await memory.details(product));
    for (const [kind, slug] of [
      ["department", "organic-food"],
      ["subCategory", "chairs"],
      ["tag", "black-friday"],
      ["tag", "nowhere"],
    ] as const)
      expect(await catalogue.nameOf(kind, slug)).toBe(await memory.nameOf(kind, slug));
    expect((await catalogue.tags()).toSorted()).toEqual((await memory.tags()).toSorted());
    expect(await catalogue.list({}, 5)).toEqual(await memory.list({}, 5));
    expect(await catalogue.find(emptyQuery, 5)).toEqual(await memory.find(emptyQuery, 5));
  });

  it("finds the same related products for every product", async () => {
    for (const product of all) expect(await catalogue.related(product, 4)).toEqual(await memory.related(product, 4));
  });

  it.each(words)("finds the same for “%s”, or the nearest matches", async (typed) => {
    const [found, expected] = [await catalogue.search(typed, 100), await memory.search(typed, 100)];
    if (!hasOwnRanks) return expect(found).toEqual(expected);
    expect({ ...found, products: idsOf(found.products).toSorted() }).toEqual({
      ...expected,
      products: idsOf(expected.products).toSorted(),
    });
  });

  it("ranks the product that is meant first", async () => {
    for (const [typed, name] of [
      ["oak lounge chair", "Oak Lounge Chair"],
      ["monstera", "Potted Monstera"],
      ["stethascope", "Classic Stethoscope"],
    ])
      expect((await catalogue.search(typed ?? "", 4)).products[0]?.name).toBe(name);
  });
});
