import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Database, Trx } from "../../../db/tables.ts";
import { transact } from "../../../db/transact.ts";
import { textFilesIn } from "./catalogue-texts.server.ts";
import {
  createVersionsTable,
  findLanguageTable,
  goodsTable,
  isLatest,
  keyOf,
  type LanguageTable,
  recordTranslation,
  recordUse,
  recordVersion,
  tableOf,
  waitForOthers,
} from "./postgres-states.server.ts";
import { writeState, writeTranslation } from "./postgres-write.server.ts";
import type { ProductSummary } from "./product.ts";
import type { ProductIndex } from "./product-index.ts";
import { type CatalogueContents, fingerprintOf } from "./read-catalogue.server.ts";
import { type TranslateTerm, translatedTerms } from "./search/search-entry.ts";

/** Increase this when the stored form of products or of their search words changes. */
const FORMAT = 11;

/**
 * The folder to load into the database; `read` is called only if part of it is not loaded yet. With `isFilled` all of it
 * must be, and nothing is written.
 */
export type CatalogueFolder = { folder: string; isFilled?: boolean; read: () => CatalogueContents };

type Stock = (products: readonly ProductSummary[]) => Promise<void>;

/** Loads the folder into the database: the first process that needs this version of it fills a table. */
export async function fillPostgres(
  db: Database,
  { folder, isFilled, read }: CatalogueFolder,
  stock: Stock,
): Promise<LanguageTable> {
  const table = `products_${FORMAT}_${fingerprintOf(folder)}`;
  if (!isFilled) await createVersionsTable(db);
  const known = await findLanguageTable(db, table);
  if (isFilled) return known ?? lost();
  if (known) {
    await reopen(db, table, stock);
    return known;
  }
  const contents = read();
  await stock(contents.summaries);
  return inTurn(db, async (trx) => {
    const filledByAnother = await findLanguageTable(trx, table);
    if (filledByAnother) return filledByAnother;
    const vocabulary = await writeState(trx, table, contents);
    await recordVersion(trx, table, vocabulary);
    return { table, vocabulary };
  });
}

type FurtherLanguage = { language: string; values: ProductIndex["values"]; translateTerm: TranslateTerm };

/**
 * Returns the products of a version in a language: in its own table, or, if the language has translations of them or of
 * category and tag names, in a second table, filled once for these names.
 */
export async function translateInPostgres(
  db: Database,
  { folder, isFilled, read }: CatalogueFolder,
  own: LanguageTable,
  { language, values, translateTerm }: FurtherLanguage,
): Promise<LanguageTable> {
  const hasTexts = textFilesIn(folder).some((file) => file.startsWith(`${language}/`));
  const kinds = translatedTerms(values, translateTerm);
  if (!hasTexts && kinds.every(({ title, translation }) => title === translation)) return own;
  const key = keyOf(language, createHash("sha256").update(JSON.stringify(kinds)).digest("hex").slice(0, 8));
  const known = await findLanguageTable(db, own.table, key);
  if (isFilled) return known ?? lost();
  if (known && (await isLatest(db, own.table, key))) return known;
  return inTurn(db, async (trx) => {
    const filledBefore = await findLanguageTable(trx, own.table, key);
    if (filledBefore) {
      await recordTranslation(trx, own.table, key, filledBefore.vocabulary);
      return filledBefore;
    }
    const { departments, languages, ...inOwn } = read();
    const goods = { contents: languages.get(language) ?? inOwn, departments, translateTerm };
    const table = tableOf(own.table, key);
    const vocabulary = await writeTranslation(trx, table, goods);
    await recordTranslation(trx, own.table, key, vocabulary);
    return { table, vocabulary };
  });
}

function lost(): never {
  throw new Error("the catalogue's folder or its words have changed since the shop was opened");
}

/** Runs `fill` under a lock: processes that start at the same time fill one after the other. */
function inTurn<T>(db: Database, fill: (trx: Trx) => Promise<T>): Promise<T> {
  return transact(
    db,
    async (trx) => {
      await waitForOthers(trx);
      return fill(trx);
    },
    { isLong: true },
  );
}

/** Marks a version as in use again, and seeds stock that a database restored since may lack. */
async function reopen(db: Database, table: string, stock: Stock): Promise<void> {
  await recordUse(db, table);
  const { rows } = await sql<{ summary: string }>`
    select summary from ${goodsTable(table)} as products where exists (
      select from jsonb_array_elements(coalesce(summary::jsonb -> 'variation', '[{}]')) as variation,
        jsonb_array_elements(coalesce(variation -> 'size', '[{}]')) as size
      where not exists (select from stock where item_key =
        id || coalesce(':' || (variation ->> 'color') || ':' || (size ->> 'name'), '')))`.execute(db);
  await stock(rows.map((row) => JSON.parse(row.summary) as ProductSummary));
}
