import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Database, Trx } from "../../../db/tables.ts";
import { transact } from "../../../db/transact.ts";
import { textFilesIn } from "./catalogue-texts.server.ts";
import {
  findTelling,
  goodsTable,
  isLatest,
  keyOf,
  listStates,
  noteState,
  noteTold,
  noteUse,
  type Telling,
  tableOf,
  waitForOthers,
} from "./postgres-states.server.ts";
import { writeState, writeTold } from "./postgres-write.server.ts";
import type { ProductSummary } from "./product.ts";
import type { ProductIndex } from "./product-index.ts";
import { type CatalogueContents, fingerprintOf } from "./read-catalogue.server.ts";
import { kindsTold, type TellKind } from "./search-entry.ts";

/** Increase this when the stored form of products or of their search words changes. */
const FORMAT = 7;

/** The folder that the database is brought to the state of; `read` is asked where something of it is not there yet. */
export type GoodsFolder = { folder: string; read: () => CatalogueContents };

type Stock = (products: readonly ProductSummary[]) => Promise<void>;

/** Brings the database to the state of the folder: a table for it is filled once, by the first process that needs it. */
export async function fillPostgres(db: Database, { folder, read }: GoodsFolder, stock: Stock): Promise<Telling> {
  const table = `products_${FORMAT}_${fingerprintOf(folder)}`;
  await listStates(db);
  const known = await findTelling(db, table);
  if (known) {
    await reopen(db, table, stock);
    return known;
  }
  const contents = read();
  await stock(contents.summaries);
  return inTurn(db, async (trx) => {
    const filledByAnother = await findTelling(trx, table);
    if (filledByAnother) return filledByAnother;
    const vocabulary = await writeState(trx, table, contents);
    await noteState(trx, table, vocabulary);
    return { table, vocabulary };
  });
}

type FurtherLanguage = { language: string; values: ProductIndex["values"]; tellKind: TellKind };

/**
 * The goods of a state as they are told in a language: in its own table, or, where the language has texts of them or other
 * words for their kinds, in one beside it, which is filled once for these words.
 */
export async function tellInPostgres(
  db: Database,
  { folder, read }: GoodsFolder,
  own: Telling,
  { language, values, tellKind }: FurtherLanguage,
): Promise<Telling> {
  const hasTexts = textFilesIn(folder).some((file) => file.startsWith(`${language}/`));
  const kinds = kindsTold(values, tellKind);
  if (!hasTexts && kinds.every(({ title, told }) => title === told)) return own;
  const key = keyOf(language, createHash("sha256").update(JSON.stringify(kinds)).digest("hex").slice(0, 8));
  const known = await findTelling(db, own.table, key);
  if (known && (await isLatest(db, own.table, key))) return known;
  return inTurn(db, async (trx) => {
    const filledBefore = await findTelling(trx, own.table, key);
    if (filledBefore) {
      await noteTold(trx, own.table, key, filledBefore.vocabulary);
      return filledBefore;
    }
    const { departments, languages, ...inOwn } = read();
    const goods = { contents: languages.get(language) ?? inOwn, departments, tellKind };
    const table = tableOf(own.table, key);
    const vocabulary = await writeTold(trx, table, goods);
    await noteTold(trx, own.table, key, vocabulary);
    return { table, vocabulary };
  });
}

/** Processes that start at once fill one after the other. */
function inTurn<T>(db: Database, fill: (trx: Trx) => Promise<T>): Promise<T> {
  return transact(db, async (trx) => {
    await waitForOthers(trx);
    return fill(trx);
  });
}

/** A state that was there before is in use again; a database that was restored since may lack the stock of its goods. */
async function reopen(db: Database, table: string, stock: Stock): Promise<void> {
  await noteUse(db, table);
  const { rows } = await sql<{ summary: string }>`
    select summary from ${goodsTable(table)} as products where exists (
      select from jsonb_array_elements(coalesce(summary::jsonb -> 'variation', '[{}]')) as variation,
        jsonb_array_elements(coalesce(variation -> 'size', '[{}]')) as size
      where not exists (select from stock where item_key =
        id || coalesce(':' || (variation ->> 'color') || ':' || (size ->> 'name'), '')))`.execute(db);
  await stock(rows.map((row) => JSON.parse(row.summary) as ProductSummary));
}
