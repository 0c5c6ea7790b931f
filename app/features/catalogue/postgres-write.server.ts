import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import { insertAsJson } from "../../../db/insert-as-json.ts";
import { storeAhead } from "../../../db/store-ahead.ts";
import type { Trx } from "../../../db/tables.ts";
import { ownFacts } from "./attributes/attribute-values.ts";
import type { ValueNames } from "./attributes/value-names.ts";
import { choicesOf } from "./own-choices.ts";
import { goodsTable } from "./postgres-states.server.ts";
import { priceOf } from "./price.ts";
import type { ProductDetails, ProductSummary } from "./product.ts";
import { valuesOf } from "./product-values.ts";
import type { CatalogueContents, ProductContents } from "./read-catalogue.server.ts";
import type { TranslateTerm } from "./search/search-entry.ts";
import { quoted, unmarked, weightedWords } from "./search/vocabulary.server.ts";

/** Half a megabyte of JSON. */
const BATCH = 100;
/** A socket takes a part of a batch at once and the rest in later turns, so there is one whenever so many more are made. */
const AT_A_TURN = 10;

/** Columns for listings, only in the table of the catalogue's own language. */
const factColumns = `number bigint not null, department text not null, subs text[] not null, tags text[] not null,
  colours text[] not null, sizes text[] not null, price integer not null, percent integer, rating integer not null,
  is_new integer not null, choices text not null`;
/** Columns of every table: a product's texts in one language, and what its search needs. */
const textColumns = `place integer primary key, id text not null unique, sold integer not null, words tsvector not null,
  summary text not null, details text not null, facts text not null`;

/** Fills a version's table in the catalogue's own language. Returns the words that find its products. */
export function writeState(trx: Trx, table: string, contents: CatalogueContents): Promise<string[]> {
  return write({
    trx,
    table,
    columns: `${textColumns}, ${factColumns}`,
    contents,
    departments: contents.departments,
    more: factsOf,
  });
}

type Goods = { contents: ProductContents; departments: CatalogueContents["departments"]; translateTerm: TranslateTerm };

/** Fills a version's table in another language. Returns the words that find its products. */
export function writeTranslation(trx: Trx, table: string, goods: Goods): Promise<string[]> {
  return write({ trx, table, columns: textColumns, ...goods, more: () => ({}) });
}

type WriteSettings = Omit<Goods, "translateTerm"> & {
  trx: Trx;
  table: string;
  columns: string;
  translateTerm?: TranslateTerm;
  more: (product: ProductSummary) => object;
};

async function write(settings: WriteSettings): Promise<string[]> {
  const { trx, table, columns, contents, departments, translateTerm, more } = settings;
  const { summaries, detailsIn } = contents;
  const index = `${table}_words`;
  await createTable(trx, { table, columns, index });
  const vocabulary = new Set<string>();
  const names = contents.valueNames();
  const details = new Map(departments.flatMap(({ name }) => detailsIn(name)).map((one) => [one.id, one]));
  const row = (product: ProductSummary, place: number) => {
    const said = details.get(product.id);
    const words = weightedWords(product, said, translateTerm);
    for (const [word, weight] of words) if (weight !== "D") vocabulary.add(word);
    return { ...textsOf({ product, place, words, details: said, names }), ...more(product) };
  };
  async function* batches() {
    for (let at = 0; at < summaries.length; at += BATCH) {
      const rows: ReturnType<typeof row>[] = [];
      for (const product of summaries.slice(at, at + BATCH)) {
        rows.push(row(product, at + rows.length));
        if (rows.length % AT_A_TURN === 0) await setImmediate();
      }
      yield rows;
    }
  }
  await storeAhead(batches(), (rows) => insertAsJson(trx, goodsTable(table), rows));
  await sql`select gin_clean_pending_list(indexrelid) from pg_stat_user_indexes
    where indexrelname = ${index}`.execute(trx);
  await sql`analyze ${goodsTable(table)}`.execute(trx);
  return [...new Set([...vocabulary].map(unmarked))];
}

/**
 * Creates a table and the index of its words. A search reads the words of all it finds, thrice: ten times as many pages if
 * they are stored apart from their rows. Texts of a product's length hardly shrink, so no time is lost on compressing them.
 * The index is there before the rows: that is a quarter more work for the database, but while the next rows are being made.
 */
async function createTable(trx: Trx, { table, columns, index }: Record<"table" | "columns" | "index", string>) {
  await sql`create table ${goodsTable(table)} (${sql.raw(columns)})`.execute(trx);
  await sql`alter table ${goodsTable(table)} alter column words set storage main,
    alter column summary set storage external, alter column details set storage external,
    alter column facts set storage external`.execute(trx);
  await sql`create index ${sql.ref(index)} on ${goodsTable(table)} using gin (words)`.execute(trx);
}

type RowSettings = {
  product: ProductSummary;
  place: number;
  words: readonly (readonly [word: string, weight: string])[];
  details: ProductDetails | undefined;
  names: ValueNames;
};

function textsOf({ product, place, words, details, names }: RowSettings): Record<string, unknown> {
  return {
    place,
    id: product.id,
    sold: product.saleCount,
    words: words.map(([word, weight], i) => `${quoted(word)}:${i + 1}${weight}`).join(" "),
    summary: JSON.stringify(product),
    details: JSON.stringify(details ?? null),
    facts: JSON.stringify(ownFacts(details?.attributes ?? [], product.netContent, names)),
  };
}

function factsOf(product: ProductSummary): Record<string, unknown> {
  const { now, percent } = priceOf(product);
  return {
    number: product.id,
    department: product.category[0],
    subs: [...valuesOf(product, "subCategory")],
    tags: [...valuesOf(product, "tag")],
    colours: [...valuesOf(product, "colour")],
    sizes: [...valuesOf(product, "size")],
    price: now,
    percent: percent ?? null,
    rating: product.rating,
    is_new: Number(product.isNew),
    choices: JSON.stringify(choicesOf(product)),
  };
}
