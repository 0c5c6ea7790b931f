import { sql } from "kysely";
import { insertAsJson } from "./insert-as-json.ts";
import { laterMigrations } from "./migrate.ts";
import { StartError } from "./start-error.ts";
import { storeAhead } from "./store-ahead.ts";
import { type TableName, tableOrder } from "./table-order.ts";
import type { Database, Trx } from "./tables.ts";

/** An open database; `kind` decides how large tables are read in batches. */
export type OpenDatabase = { db: Database; kind: "sqlite" | "postgres" };

type Row = Record<string, unknown>;
/** Row count and checksum of a table, comparable across databases. */
export type TableCount = { table: TableName; rows: number; sum: number };

const AT_ONCE = 500;
/** Rows of pictures that are copied at once: each may have 400 kB. */
const PICTURES_AT_ONCE = 10;
const atOnce = (table: TableName) => (table === "review_pictures" ? PICTURES_AT_ONCE : AT_ONCE);
/** Tables that may have rows after a mere start of the shop; none of it is user data. */
const mayBeThere = new Set<TableName>([
  "stock",
  "rate_limits",
  "attempts",
  "verifications",
  "ratings_version",
  "shared_state",
]);

/** SQL expressions whose sums must match, in addition to the row counts. */
const sums: Partial<Record<TableName, string>> = {
  stock: "on_hand",
  orders: "total + goods + delivery + vat",
  order_lines: "price * quantity",
  refunds: "amount",
  invoices: "total + place",
  invoice_series: "last_place",
  gift_cards: "value + balance",
  gift_card_uses: "amount + returned",
  reviews: "rating",
  review_pictures: "length(data)",
};

/**
 * Copies every row into an unused database in one transaction, and compares row counts and sums before committing.
 * Returns what was copied. Throws `StartError` and leaves the target unchanged if it is not empty or the numbers
 * differ.
 */
export async function copyTables(from: OpenDatabase, to: OpenDatabase): Promise<TableCount[]> {
  const later = await laterMigrations(from.db);
  if (later.length > 0)
    throw new StartError(
      `Nothing was copied: the data is of a later version of the shop (${later.join(", ")}), and this one does not know all of it. Use that version.`,
    );
  return readSnapshot(from, (source) =>
    to.db.transaction().execute(async (target) => {
      await expectEmpty(target);
      for (const table of await tablesIn(source)) {
        await target.deleteFrom(table).execute();
        await storeAhead(batchesOf(source, table, from.kind), (rows) => insertRows(target, table, rows, to.kind));
      }
      const [given, taken] = [await countRows(source), await countRows(target)];
      const different = given.filter(({ rows, sum }, i) => rows !== taken[i]?.rows || sum !== taken[i]?.sum);
      if (different.length > 0)
        throw new StartError(
          `Nothing was copied: ${different.map(({ table }) => table).join(", ")} came out different.`,
        );
      // PostgreSQL plans its first queries without knowing how large its tables are, until it comes round to counting.
      if (to.kind === "postgres") await sql`analyze`.execute(target);
      return taken;
    }),
  );
}

/** Raw SQL, because the table is a variable and Kysely types rows by table name. */
async function insertRows(
  target: Trx,
  table: TableName,
  rows: readonly Row[],
  kind: OpenDatabase["kind"],
): Promise<void> {
  if (kind === "postgres") return insertAsJson(target, sql.table(table), rows);
  const names = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
  const values = sql.join(rows.map((row) => sql`(${sql.join(Object.values(row))})`));
  await sql`insert into ${sql.table(table)} (${names}) values ${values}`.execute(target);
}

/** Reads all tables from one snapshot, regardless of concurrent writes. */
function readSnapshot<T>({ db, kind }: OpenDatabase, read: (source: Trx) => Promise<T>): Promise<T> {
  const transaction = db.transaction();
  return kind === "sqlite" ? transaction.execute(read) : transaction.setIsolationLevel("repeatable read").execute(read);
}

async function* batchesOf(source: Trx, table: TableName, kind: OpenDatabase["kind"]): AsyncGenerator<Row[]> {
  if (kind === "sqlite") {
    for (let after = 0; ; ) {
      const page = sql<Row>`select rowid as row_at, * from ${sql.table(table)} where rowid > ${after} order by rowid limit ${atOnce(table)}`;
      const { rows } = await page.execute(source);
      if (rows.length === 0) return;
      after = Number(rows.at(-1)?.["row_at"]);
      yield rows.map(({ row_at: _, ...row }) => row);
    }
  }
  await sql`declare copied no scroll cursor for select * from ${sql.table(table)}`.execute(source);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(atOnce(table))} from copied`.execute(source);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close copied`.execute(source);
}

/** Returns the tables of a database; one that this build has not migrated yet may lack some. */
async function tablesIn(db: Database | Trx): Promise<TableName[]> {
  const there = new Set((await db.introspection.getTables()).map(({ name }) => name));
  return tableOrder.filter((table) => there.has(table));
}

/** Returns the row count and checksum of every table. */
export async function countRows(db: Database | Trx): Promise<TableCount[]> {
  const found: TableCount[] = [];
  for (const table of await tablesIn(db)) {
    const query = sql<{ rows: unknown; sum: unknown }>`
      select count(*) as rows, coalesce(sum(${sql.raw(sums[table] ?? "0")}), 0) as sum from ${sql.table(table)}`;
    const [row] = (await query.execute(db)).rows;
    found.push({ table, rows: Number(row?.rows), sum: Number(row?.sum) });
  }
  return found;
}

async function expectEmpty(target: Trx): Promise<void> {
  const used = (await countRows(target)).filter(({ table, rows }) => rows > 0 && !mayBeThere.has(table));
  if (used.length === 0) return;
  const held = used.map(({ table, rows }) => `${table} (${rows})`).join(", ");
  throw new StartError(`The database there is in use: ${held}. Choose an empty one; nothing was changed.`);
}
