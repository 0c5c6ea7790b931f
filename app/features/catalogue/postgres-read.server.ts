import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../../db/tables.ts";
import { collectFacts, type Facts, type OwnFacts } from "./attributes/attribute-values.ts";
import type { Products } from "./catalogue.ts";
import type { OwnChoice } from "./own-choices.ts";
import type { ProductDetails, ProductSummary } from "./product.ts";
import { type ProductIndex, startIndex } from "./product-index.ts";
import { sortOrders } from "./product-query.ts";
import type { ExcludedWord } from "./search/exclusion-words.ts";
import { quoted, SYNONYM, type TextQuery } from "./search/vocabulary.server.ts";

/** The products of one version of the catalogue, in one language. */
export type ProductSource = { db: Database; products: RawBuilder<unknown> };

const BATCH = 5000;

type FactsRow = {
  department: string;
  subs: string[];
  tags: string[];
  colours: string[];
  sizes: string[];
  price: number;
  percent: number | null;
  rating: number;
  sold: number;
  newness: number;
  number: string;
  choices: string;
};

/** Builds the index of all products of a version, with its sort orders, so that no shopper waits for one. */
export async function readIndex({ db, products }: ProductSource): Promise<ProductIndex> {
  const counted = await sql<{ size: number }>`select count(*)::int as size from ${products}`.execute(db);
  const { index, add } = startIndex(counted.rows[0]?.size ?? 0);
  for (let from = 0; from < index.size; from += BATCH) {
    const { rows } = await sql<FactsRow>`
      select department, subs, tags, colours, sizes, price, percent, rating, sold, is_new as newness, number, choices
      from ${products} where place >= ${from}::int and place < ${from + BATCH}::int order by place`.execute(db);
    for (const { department, subs, tags, colours, sizes, percent, number, choices, ...facts } of rows)
      add({
        ...facts,
        values: { department: [department], subCategory: subs, tag: tags, colour: colours, size: sizes },
        percent: percent ?? 0,
        onSale: percent !== null,
        choices: JSON.parse(choices) as OwnChoice[],
        number: Number(number),
      });
  }
  for (const sort of sortOrders) index.inOrder(sort);
  return index;
}

/** Reads the attributes and measures of all products in a language. */
export async function readFacts({ db, products }: ProductSource): Promise<Facts> {
  const { add, finish } = collectFacts();
  for (let from = 0; ; from += BATCH) {
    const { rows } = await sql<{ facts: string }>`
      select facts from ${products} where place >= ${from}::int and place < ${from + BATCH}::int order by place`.execute(
      db,
    );
    for (const row of rows) add(JSON.parse(row.facts) as OwnFacts);
    if (rows.length < BATCH) break;
  }
  return finish();
}

/** Loads products by their positions, in that order. */
export async function productsAt(
  { db, products }: ProductSource,
  places: ArrayLike<number>,
): Promise<ProductSummary[]> {
  if (places.length === 0) return [];
  const wanted = Array.from(places);
  const { rows } = await sql<{ summary: string }>`
    select summary from ${products} where place = any(${wanted}::int[])
    order by array_position(${wanted}::int[], place)`.execute(db);
  return rows.map((row) => JSON.parse(row.summary) as ProductSummary);
}

/**
 * Returns the positions of a full-text query's hits, best first: words of the name weigh most, those of descriptions
 * least; best-selling products rank slightly above equals.
 */
export async function rankedPlaces(
  { db, products }: ProductSource,
  { text, first }: TextQuery,
  most?: number,
): Promise<Uint32Array> {
  const level = sql.join([sql`0`, ...first.map((query) => sql`(words @@ ${query}::tsquery)::int`)], sql` + `);
  const rank = sql`ts_rank('{0.1, 0.25, 0.5, 1}', words, ${text}::tsquery, 1) * (1 + least(sold, 100) / 1000.0)`;
  const { rows } = await sql<{ places: string | null }>`
    select string_agg(place::text, ',' order by level desc, rank desc, place) as places from (
      select place, ${level} as level, ${rank} as rank from ${products} where words @@ ${text}::tsquery
      order by level desc, rank desc, place limit ${most ?? null}::int) as found`.execute(db);
  const places = rows[0]?.places;
  return places ? Uint32Array.from(places.split(","), Number) : new Uint32Array();
}

/** Returns the positions of the products that have one of the words in any text. */
export async function placesHaving(
  { db, products }: ProductSource,
  words: readonly ExcludedWord[],
): Promise<Uint32Array> {
  const terms = words.flatMap(({ word, isBeginning }) =>
    [word, SYNONYM + word].map((one) => `${quoted(one)}${isBeginning ? ":*" : ""}`),
  );
  if (terms.length === 0) return new Uint32Array();
  const { rows } = await sql<{ place: number }>`
    select place from ${products} where words @@ ${terms.join(" | ")}::tsquery`.execute(db);
  return Uint32Array.from(rows, ({ place }) => place);
}

/** Loads single products by id. */
export async function lookUp({ db, products }: ProductSource, ids: readonly string[]): Promise<Products> {
  const wanted = new Set(ids);
  if (wanted.size === 0) return { byId: () => undefined, knows: () => false };
  const { rows } = await sql<{ id: string; summary: string }>`
    select id, summary from ${products} where id = any(${[...wanted]}::text[])`.execute(db);
  const found = new Map(rows.map((row) => [row.id, JSON.parse(row.summary) as ProductSummary]));
  return { byId: (id) => found.get(id), knows: (id) => wanted.has(id) };
}

/** Loads the details of a product. */
export async function detailsOf({ db, products }: ProductSource, id: string): Promise<ProductDetails | undefined> {
  const { rows } = await sql<{ details: string }>`select details from ${products} where id = ${id}`.execute(db);
  return (rows[0] && (JSON.parse(rows[0].details) as ProductDetails | null)) ?? undefined;
}

/** Returns every id, in catalogue order. */
export async function idsIn({ db, products }: ProductSource): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from ${products} order by place`.execute(db);
  return rows.map((row) => row.id);
}
