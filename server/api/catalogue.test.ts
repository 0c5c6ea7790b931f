import departments from "virtual:catalogue/departments";
import summaries from "virtual:catalogue/summaries";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Catalogue, pick } from "../../app/features/catalogue/catalogue.ts";
import { asWritten } from "../../app/features/catalogue/choice-words.ts";
import { createLiveCatalogue } from "../../app/features/catalogue/live-catalogue.ts";
import { openPostgresCatalogue } from "../../app/features/catalogue/postgres-catalogue.server.ts";
import { priceOf } from "../../app/features/catalogue/price.ts";
import { type ProductSummary, totalStock } from "../../app/features/catalogue/product.ts";
import type { ProductIndex } from "../../app/features/catalogue/product-index.ts";
import { emptyQuery, type ProductQuery, sortOrders } from "../../app/features/catalogue/product-query.ts";
import { countedRating, withRating } from "../../app/features/catalogue/ratings.ts";
import { createRemoteCatalogue } from "../../app/features/catalogue/remote-catalogue.ts";
import { sampleCatalogue, sampleRatings } from "../../app/features/catalogue/test-catalogue.ts";
import { createTestDatabase, databaseKinds, type TestDatabase } from "../../db/test-database.ts";
import { catalogueRoutes } from "./catalogue.ts";

const all = summaries.map((product) => withRating(product, sampleRatings));
const memory = sampleCatalogue(sampleRatings);
const routes = catalogueRoutes(async () => memory);

/** The catalogue as a browser queries it, without the network. */
const remote = createRemoteCatalogue(departments, async <T>(path: string) => {
  const response = await routes.request(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as T;
});

const tags = ["oak", "gift", "leather", "wool", "black friday"];
const some = <T>(values: readonly T[]) => fc.subarray([...values], { maxLength: 2 });
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 });
const typos = ["armchiar", "oak chiar", "t-shirt", "head phones", "oakchair"];
const words =
  "oak,black leather,sofas,mug,hea,zebra helicopter,Stuhl,bouclé chair,bluetooth speaker,tv,red,couc,bar,vtfa001,cup"
    .split(",")
    .concat(typos);

/** Queries as shoppers combine them, with and without search terms. */
const queries: fc.Arbitrary<ProductQuery> = fc
  .record({
    department: some(departments.map((department) => department.name)),
    subCategory: some(["chairs", "men", "sofas"]),
    tag: some(tags),
    colour: some(["white", "black", "brown", "blue"] as const),
    size: some(["m", "xl", "xxl"] as const),
    min: maybe(fc.integer({ min: 0, max: 120 })),
    max: maybe(fc.integer({ min: 60, max: 900 })),
    rating: maybe(fc.integer({ min: 1, max: 5 })),
    onSale: fc.boolean(),
    inStock: fc.boolean(),
    q: maybe(fc.constantFrom(...words)),
    sort: fc.constantFrom(...sortOrders),
    page: fc.integer({ min: 1, max: 4 }),
    from: maybe(fc.integer({ min: 1, max: 4 })),
  })
  .map(({ min, max, rating, q, from, ...rest }) => ({
    ...rest,
    ...(min !== undefined && { min }),
    // `max` is never below `min`: parsing a URL swaps them.
    ...(max !== undefined && { max: Math.max(max, min ?? 0) }),
    ...(rating !== undefined && { rating }),
    ...(q && { q }),
    ...(from !== undefined && from < rest.page && { from }),
  }));
const withins = maybe(
  fc.constantFrom(
    { facet: "department", value: "fashion" } as const,
    { facet: "subCategory", value: "chairs" } as const,
    { facet: "tag", value: "gift" } as const,
    { facet: "category", value: "furniture" } as const,
  ),
);

const meets = (wanted: readonly string[], values: readonly string[]) =>
  wanted.length === 0 || wanted.some((value) => values.includes(value));

/** Whether a product is available in a requested colour and size combined, and in stock if that is required. */
function canBeHad(product: ProductSummary, { colour, size, inStock }: ProductQuery): boolean {
  if (!product.variation) return colour.length + size.length === 0 && (!inStock || totalStock(product) > 0);
  return product.variation.some(
    (made) => meets(colour, [made.color]) && made.size.some((s) => meets(size, [s.name]) && (!inStock || s.stock > 0)),
  );
}

/** Filters products one by one: slow but obviously correct. */
function plainly(products: readonly ProductSummary[], query: ProductQuery): ProductSummary[] {
  return products.filter((product) => {
    const { now, percent } = priceOf(product);
    return (
      meets(query.department, product.category.slice(0, 1)) &&
      meets(query.subCategory, product.category.slice(1)) &&
      meets(query.tag, product.tag) &&
      canBeHad(product, query) &&
      now >= (query.min ?? 0) * 100 &&
      now <= (query.max ?? 1e9) * 100 &&
      countedRating(product).average >= (query.rating ?? 0) &&
      (!query.onSale || percent !== undefined)
    );
  });
}

const idsOf = (products: readonly ProductSummary[]) => products.map((product) => product.id);

describe("a listing of the in-memory catalogue", () => {
  it("has exactly the products that pass the filters one by one", () =>
    fc.assert(
      fc.asyncProperty(queries, async ({ q: _, ...query }) => {
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
      fc.asyncProperty(queries, async ({ q: _, ...query }) => {
        const { facets } = await memory.find(query, 12);
        for (const { value, count } of facets.tag) expect(count).toBe(plainly(all, { ...query, tag: [value] }).length);
        for (const { value, count } of facets.colour)
          expect(count).toBe(plainly(all, { ...query, colour: [value] }).length);
        for (const { value, count } of facets.size)
          expect(count).toBe(plainly(all, { ...query, size: [value] }).length);
        expect(facets.inStock).toBe(plainly(all, { ...query, inStock: true }).length);
        for (const { rating, count } of facets.ratings) expect(count).toBe(plainly(all, { ...query, rating }).length);
        expect(facets.onSale).toBe(plainly(all, { ...query, onSale: true }).length);
        const { min: __, max: ___, ...anyPrice } = query;
        const priced = plainly(all, anyPrice).length;
        expect(facets.price?.bars.reduce((sum, bar) => sum + bar, 0) ?? priced).toBe(priced);
      }),
      { numRuns: 60 },
    ));
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
