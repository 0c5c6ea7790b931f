import { type RawBuilder, sql } from "kysely";
import type { Database, Trx } from "../../../db/tables.ts";
import { transact } from "../../../db/transact.ts";
import { priceOf } from "./price.ts";
import { type ProductDetails, type ProductSummary, totalStock } from "./product.ts";
import { valuesOf } from "./product-values.ts";
import { type CatalogueContents, fingerprintOf, readCatalogue } from "./read-catalogue.ts";
import { quoted, toldWords, weightedWords } from "./vocabulary.server.ts";

/** What a process knows of the catalogue in the database; everything else it asks. */
export type CatalogueNames = { vocabulary: string[] };

/** One state of the catalogue: its table never changes once it is filled. */
export type CatalogueVersion = { table: string; names: CatalogueNames };

/** The catalogue is an image of its folder, so it stands beside the shop's own tables, which are backed up. */
const SCHEMA = "catalogue";
const BATCH = 500;
/** To be raised when products, or the words that they are found by, are written otherwise. */
const FORMAT = 2;
/** Processes of the state before go on reading theirs while new ones start. */
const VERSIONS_KEPT = 2;

type Stock = (products: readonly ProductSummary[]) => Promise<void>;

/** Brings the database to the state of the folder: a table for it is filled once, by the first process that needs it. */
export async function fillPostgres(db: Database, folder: string, stock: Stock): Promise<CatalogueVersion> {
  const table = `products_${FORMAT}_${fingerprintOf(folder)}`;
  await sql`create schema if not exists ${sql.id(SCHEMA)}`.execute(db).catch(() => undefined);
  await sql`create table if not exists ${versions()} (name text primary key, names text not null, at text not null)`
    .execute(db)
    .catch(() => undefined);
  const known = await namesOf(db, table);
  if (known) await reopen(db, table, stock);
  return { table, names: known ?? (await fill(db, table, readCatalogue(folder), stock)) };
}

/** A state that was there before is in use again; a database that was restored since may lack the stock of its goods. */
async function reopen(db: Database, table: string, stock: Stock): Promise<void> {
  await sql`update ${versions()} set at = ${new Date().toISOString()} where name = ${table}`.execute(db);
  const { rows } = await sql<{ summary: string }>`
    select summary from ${productsTable(table)} as products where exists (
      select from jsonb_array_elements(coalesce(summary::jsonb -> 'variation', '[{}]')) as variation,
        jsonb_array_elements(coalesce(variation -> 'size', '[{}]')) as size
      where not exists (select from stock where item_key =
        id || coalesce(':' || (variation ->> 'color') || ':' || (size ->> 'name'), '')))`.execute(db);
  await stock(rows.map((row) => JSON.parse(row.summary) as ProductSummary));
}

async function fill(db: Database, table: string, contents: CatalogueContents, stock: Stock): Promise<CatalogueNames> {
  await stock(contents.summaries);
  return transact(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${SCHEMA}))`.execute(trx);
    const filledByAnother = await namesOf(trx, table);
    if (filledByAnother) return filledByAnother;
    await createProducts(trx, table);
    const names = await insertProducts(trx, table, contents);
    await indexWords(trx, table);
    const row = sql.join([table, JSON.stringify(names), new Date().toISOString()]);
    await sql`insert into ${versions()} (name, names, at) values (${row})`.execute(trx);
    await dropOld(trx);
    return names;
  });
}

const versions = () => sql.id(SCHEMA, "versions");

/** The table of a version, for queries. */
export function productsTable(table: string): RawBuilder<unknown> {
  return sql.id(SCHEMA, table);
}

async function namesOf(db: Database, table: string): Promise<CatalogueNames | undefined> {
  const { rows } = await sql<{ names: string }>`select names from ${versions()} where name = ${table}`.execute(db);
  return rows[0] && (JSON.parse(rows[0].names) as CatalogueNames);
}

async function createProducts(trx: Trx, table: string): Promise<void> {
  await sql`create table ${productsTable(table)} (
    place integer primary key, id text not null unique, number bigint not null, department text not null,
    subs text[] not null, tags text[] not null, colours text[] not null, sizes text[] not null,
    price integer not null, percent integer, rating integer not null, sold integer not null, is_new integer not null,
    in_stock boolean not null, words tsvector not null, summary text not null, details text not null)`.execute(trx);
}

async function insertProducts(trx: Trx, table: string, contents: CatalogueContents): Promise<CatalogueNames> {
  const { summaries, departments, detailsIn } = contents;
  const vocabulary = new Set<string>();
  const details = new Map(departments.flatMap(({ name }) => detailsIn(name)).map((one) => [one.id, one]));
  const row = (product: ProductSummary, place: number) =>
    sql`(${sql.join(valuesFor(product, place, details.get(product.id), vocabulary))})`;
  for (let at = 0; at < summaries.length; at += BATCH) {
    const rows = summaries.slice(at, at + BATCH).map((product, i) => row(product, at + i));
    await sql`insert into ${productsTable(table)} values ${sql.join(rows)}`.execute(trx);
  }
  return { vocabulary: [...vocabulary] };
}

function valuesFor(
  product: ProductSummary,
  place: number,
  details: ProductDetails | undefined,
  vocabulary: Set<string>,
): unknown[] {
  const own = weightedWords(product);
  for (const [word] of own) vocabulary.add(word);
  const words = [...own, ...toldWords(product, details)];
  const { now, percent } = priceOf(product);
  const vector = words.map(([word, weight], i) => `${quoted(word)}:${i + 1}${weight}`).join(" ");
  return [
    place,
    product.id,
    product.id,
    product.category[0],
    [...valuesOf(product, "subCategory")],
    [...valuesOf(product, "tag")],
    [...valuesOf(product, "colour")],
    [...valuesOf(product, "size")],
    now,
    percent ?? null,
    product.rating,
    product.saleCount,
    Number(product.isNew),
    totalStock(product) > 0,
    sql`${vector}::tsvector`,
    JSON.stringify(product),
    JSON.stringify(details ?? null),
  ];
}

async function indexWords(trx: Trx, table: string): Promise<void> {
  await sql`create index on ${productsTable(table)} using gin (words)`.execute(trx);
  await sql`analyze ${productsTable(table)}`.execute(trx);
}

async function dropOld(trx: Trx): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select name from ${versions()} order by at desc offset ${sql.lit(VERSIONS_KEPT)}`.execute(trx);
  for (const { name } of rows) {
    await sql`drop table if exists ${productsTable(name)}`.execute(trx);
    await sql`delete from ${versions()} where name = ${name}`.execute(trx);
  }
}

/** The details of a product. */
export async function detailsOf(db: Database, table: string, id: string): Promise<ProductDetails | undefined> {
  const { rows } = await sql<{ details: string }>`
    select details from ${productsTable(table)} where id = ${id}`.execute(db);
  return (rows[0] && (JSON.parse(rows[0].details) as ProductDetails | null)) ?? undefined;
}

/** Every id in the catalogue's order. */
export async function idsIn(db: Database, table: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from ${productsTable(table)} order by place`.execute(db);
  return rows.map((row) => row.id);
}
