import { sql } from "kysely";
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
import { quoted, translatedWords, unmarked, weightedWords } from "./search/vocabulary.server.ts";

const BATCH = 500;

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
  return write({ trx, table, columns: textColumns, ...goods, more: () => [] });
}

type WriteSettings = Omit<Goods, "translateTerm"> & {
  trx: Trx;
  table: string;
  columns: string;
  translateTerm?: TranslateTerm;
  more: (product: ProductSummary) => unknown[];
};

async function write(settings: WriteSettings): Promise<string[]> {
  const { trx, table, columns, contents, departments, translateTerm, more } = settings;
  const { summaries, detailsIn } = contents;
  await sql`create table ${goodsTable(table)} (${sql.raw(columns)})`.execute(trx);
  const vocabulary = new Set<string>();
  const names = contents.valueNames();
  const details = new Map(departments.flatMap(({ name }) => detailsIn(name)).map((one) => [one.id, one]));
  const row = (product: ProductSummary, place: number) => {
    const own = weightedWords(product, translateTerm);
    for (const [word] of own) vocabulary.add(unmarked(word));
    const said = details.get(product.id);
    const words = [...own, ...translatedWords(product, said, translateTerm)];
    return sql`(${sql.join([...textsOf({ product, place, words, details: said, names }), ...more(product)])})`;
  };
  for (let at = 0; at < summaries.length; at += BATCH) {
    const rows = summaries.slice(at, at + BATCH).map((product, i) => row(product, at + i));
    await sql`insert into ${goodsTable(table)} values ${sql.join(rows)}`.execute(trx);
  }
  await sql`create index on ${goodsTable(table)} using gin (words)`.execute(trx);
  await sql`analyze ${goodsTable(table)}`.execute(trx);
  return [...vocabulary];
}

type RowSettings = {
  product: ProductSummary;
  place: number;
  words: readonly (readonly [word: string, weight: string])[];
  details: ProductDetails | undefined;
  names: ValueNames;
};

function textsOf({ product, place, words, details, names }: RowSettings): unknown[] {
  const vector = words.map(([word, weight], i) => `${quoted(word)}:${i + 1}${weight}`).join(" ");
  return [
    place,
    product.id,
    product.saleCount,
    sql`${vector}::tsvector`,
    JSON.stringify(product),
    JSON.stringify(details ?? null),
    JSON.stringify(ownFacts(details?.attributes ?? [], product.netContent, names)),
  ];
}

function factsOf(product: ProductSummary): unknown[] {
  const { now, percent } = priceOf(product);
  return [
    product.id,
    product.category[0],
    [...valuesOf(product, "subCategory")],
    [...valuesOf(product, "tag")],
    [...valuesOf(product, "colour")],
    [...valuesOf(product, "size")],
    now,
    percent ?? null,
    product.rating,
    Number(product.isNew),
    JSON.stringify(choicesOf(product)),
  ];
}
