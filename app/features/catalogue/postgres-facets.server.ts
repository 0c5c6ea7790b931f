import { sql } from "kysely";
import { type Counts, countPrices, type Facets, facetValues, ratingSteps } from "./facets.ts";
import type { FacetName } from "./filter-products.ts";
import { allOf, type Condition, conditionsOf, facetColumns } from "./postgres-conditions.server.ts";
import type { ProductSource } from "./postgres-read.server.ts";
import { type ListFacet, listFacets, type ProductQuery } from "./product-query.ts";

type Counted = { facet: string; value: string; count: string | number };
/** Counts by value for each facet, and `all` under its own name. */
export type AllCounts = ReadonlyMap<string, Map<string, number>>;

/** What is counted, and who keeps the counts of all of it: every choice within it needs them for its order. */
export type FacetScope = {
  conditions: readonly Condition[];
  keepWhole: (count: () => Promise<AllCounts>) => Promise<AllCounts>;
};

const facets = Object.keys(listFacets) as ListFacet[];

/** Counts every facet in one walk over what is within and fails at most one of the query's conditions. */
export async function countFacets(
  source: ProductSource,
  query: ProductQuery,
  { conditions: scope, keepWhole }: FacetScope,
): Promise<{ facets: Facets; total: number }> {
  const conditions = conditionsOf(query);
  const [counts, whole] = await Promise.all([
    countAll(source, conditions, scope),
    conditions.size > 0 ? keepWhole(() => countAll(source, new Map(), scope)) : undefined,
  ]);
  const of = (found: AllCounts, name: string): Counts => found.get(name) ?? new Map();
  const lists = Object.fromEntries(
    facets.map((facet) => {
      const settings = { counts: of(counts, facet), whole: of(whole ?? counts, facet), chosen: query[facet] };
      return [facet, facetValues(facet, settings)];
    }),
  ) as unknown as Record<ListFacet, Facets[ListFacet]>;
  const rated = [...of(counts, "rating")];
  const ratings = ratingSteps.map((rating) => ({
    rating,
    count: rated.reduce((sum, [stars, count]) => sum + (Number(stars) >= rating ? count : 0), 0),
  }));
  const prices = [...of(counts, "price")].map(([cents, count]) => ({ cents: Number(cents), count }));
  const price = countPrices(prices.sort((a, b) => a.cents - b.cents));
  const yes = (name: FacetName) => of(counts, name).get("true") ?? 0;
  const total = of(counts, "all").get("all") ?? 0;
  return {
    facets: { ...lists, ratings, onSale: yes("onSale"), inStock: yes("inStock"), ...(price && { price }) },
    total,
  };
}

async function countAll(
  { db, products }: ProductSource,
  conditions: ReadonlyMap<FacetName, Condition>,
  scope: readonly Condition[],
): Promise<AllCounts> {
  const names = [...conditions.keys()];
  const passes = [...conditions].map(([name, condition]) => sql`(${condition}) as ${passed(name)}`);
  const without = (facet?: FacetName) => allOf(names.filter((name) => name !== facet).map(passed));
  const lists = facets.map((facet) => {
    const column = sql.id(facetColumns[facet]);
    const value = facet === "department" ? column : sql`unnest(${column})`;
    return sql`select ${facet} as facet, ${value} as value, count(*)::int as count from seen where ${without(facet)} group by 2`;
  });
  const plain = (facet: FacetName, value: string) =>
    sql`select ${facet}, (${sql.raw(value)})::text, count(*)::int from seen where ${without(facet)} group by 2`;
  const columns = sql.raw(
    "department, subs, tags, colours, sizes, price, rating, percent is not null as on_sale, in_stock",
  );
  const { rows } = await sql<Counted>`
    with seen as materialized (
      select ${sql.join([columns, ...passes])} from ${products}
      where ${allOf(scope)} and ${failsAtMostOne([...conditions.values()])})
    ${sql.join(
      [
        ...lists,
        plain("price", "price"),
        plain("rating", "rating"),
        plain("onSale", "on_sale"),
        plain("inStock", "in_stock"),
        sql`select 'all', 'all', count(*)::int from seen where ${without()}`,
      ],
      sql` union all `,
    )}`.execute(db);
  const found = new Map<string, Map<string, number>>();
  for (const { facet, value, count } of rows)
    found.set(facet, (found.get(facet) ?? new Map<string, number>()).set(value, Number(count)));
  return found;
}

function passed(name: FacetName): Condition {
  return sql.id(`passed_${name}`);
}

function failsAtMostOne(conditions: readonly Condition[]): Condition {
  if (conditions.length < 2) return sql`true`;
  const failed = conditions.map((condition) => sql`(not (${condition}))::int`);
  return sql`(${sql.join(failed, sql` + `)}) <= 1`;
}
