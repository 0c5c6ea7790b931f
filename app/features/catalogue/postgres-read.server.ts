import { sql } from "kysely";
import type { Database } from "../../../db/tables.ts";
import { type Products, pick, type Within } from "./catalogue.ts";
import { allOf, type Condition, conditionsOf, orderOf, scopeConditions } from "./postgres-conditions.server.ts";
import type { ProductSummary } from "./product.ts";
import type { ProductQuery } from "./product-query.ts";
import { relatedTo } from "./related.ts";

/** The products of one state of the catalogue. */
export type ProductSource = { db: Database; products: Condition };

/** A question with its words written for PostgreSQL. */
export type TextQuestion = { query: ProductQuery; text: string | undefined; within?: Within | undefined };

/** So many are weighed as near to a product: enough to leave out those that repeat it or one another. */
const NEAR = 60;

function whereOf({ query, text, within }: TextQuestion): Condition {
  return allOf([...scopeConditions(within, text), ...conditionsOf(query).values()]);
}

/** The products of a question from one position on, in its order. */
export async function readProducts(
  { db, products }: ProductSource,
  question: TextQuestion,
  cut: { from: number; count: number },
): Promise<ProductSummary[]> {
  const { rows } = await sql<{ summary: string }>`
    select summary from ${products} where ${whereOf(question)}
    order by ${orderOf(question.query.sort, question.text)}
    limit ${cut.count}::int offset ${cut.from}::int`.execute(db);
  return rows.map((row) => JSON.parse(row.summary) as ProductSummary);
}

export async function countProducts({ db, products }: ProductSource, question: TextQuestion): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${products} where ${whereOf(question)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Single products by id. */
export async function lookUp({ db, products }: ProductSource, ids: readonly string[]): Promise<Products> {
  const wanted = new Set(ids);
  if (wanted.size === 0) return { byId: () => undefined, knows: () => false };
  const { rows } = await sql<{ id: string; summary: string }>`
    select id, summary from ${products} where id = any(${[...wanted]}::text[])`.execute(db);
  const found = new Map(rows.map((row) => [row.id, JSON.parse(row.summary) as ProductSummary]));
  return { byId: (id) => found.get(id), knows: (id) => wanted.has(id) };
}

/** What is nearest to a product: the database weighs as `relatedTo` does, which then has the last word. */
export async function nearTo(source: ProductSource, product: ProductSummary, count: number): Promise<ProductSummary[]> {
  const { db, products } = source;
  const [department, ...subs] = product.category;
  const tags = product.tag.filter((tag) => tag !== department);
  const parts = [
    sql`(department = ${department})::int * 3`,
    ...subs.map((sub) => sql`(${sub} = any(subs))::int * 6`),
    ...tags.map((tag) => sql`(${tag} = any(tags) and department <> ${tag})::int * 2`),
  ];
  const { rows } = await sql<{ id: string }>`
    select id from (
      select id, place, sold, (${sql.join(parts, sql` + `)}) * (case when in_stock then 4 else 1 end) as score
      from ${products}
      where department = ${department} or subs && ${subs}::text[] or tags && ${tags}::text[]
      order by score desc, sold desc, place limit ${NEAR}::int) as near
    order by place`.execute(db);
  const ids = rows.map((row) => row.id);
  return relatedTo(product, pick(await lookUp(source, ids), ids), count);
}
