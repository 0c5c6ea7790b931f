import { sql } from "kysely";
import type { BaseLogger } from "pino";
import { listGiftCards, whyUseless } from "../app/features/gift-cards/gift-cards.server.ts";
import { isSound } from "../db/back-up.ts";
import { openDatabase } from "../db/database.ts";
import { onCopyOf } from "../db/restore.ts";
import type { Secrets } from "../db/secrets.ts";
import { sqliteFile } from "../db/sqlite-file.ts";
import { StartError } from "../db/start-error.ts";
import type { Database } from "../db/tables.ts";
import { counted } from "./catalogue/report.ts";
import { plainAmount } from "./plain-amount.ts";
import { textTable } from "./text-table.ts";

/** What the table shows: name, table, sum in cents, and the time of its latest row. */
const shown = [
  ["orders", "orders", "total", "placed_at"],
  ["order lines", "order_lines", "price * quantity", "null"],
  ["refunds", "refunds", "amount", "asked_at"],
  ["gift cards, left", "gift_cards", "balance", "issued_at"],
  ["accounts", "users", "null", "created_at"],
  ["reviews", "reviews", "null", "written_at"],
] as const;

const taken =
  "(select coalesce(sum(amount - returned), 0) from gift_card_uses where gift_card_uses.card_id = gift_cards.id)";

/**
 * What must never be, besides what the database itself refuses: a name in the plural, a table, and the rows that would be
 * wrong.
 */
const never = [
  [
    "orders whose lines do not add up to their goods",
    "orders",
    "goods <> (select sum(price * quantity) from order_lines where order_id = orders.id)",
  ],
  ["orders that gave back more than they took", "orders", "refunded > total"],
  ["gift cards with more on them than they were worth", "gift_cards", `balance + ${taken} > value`],
] as const;

/**
 * Restores a back-up into a place of its own, which is removed again, and returns what is in it as a short table. Throws
 * `StartError` with that table and what is wrong if counts, sums or the numbers of invoices do not agree.
 */
export function drill(file: string, { secrets, log }: { secrets: Secrets; log: BaseLogger }): Promise<string> {
  return onCopyOf(file, async (folder) => {
    if (!isSound(sqliteFile(folder))) throw new StartError(`${file} is damaged: it cannot be restored as it is.`);
    const db = await openDatabase({ dataDir: folder, log });
    try {
      const series = await readSeries(db);
      const table = textTable(
        ["What", "Rows", "Sum", "Latest"],
        [...(await readShown(db)), ...series.map(({ name, rows, sum, latest }) => [name, rows, sum, latest])],
      );
      const faults = [
        ...(await findFaults(db)),
        ...series.flatMap(({ fault }) => fault),
        ...(await voidCards(db, secrets)),
      ];
      if (faults.length > 0) throw new StartError([table, "", ...faults.map((fault) => `WRONG: ${fault}`)].join("\n"));
      return `${table}\n\nCounts, sums and the numbers of invoices agree, and gift cards can be spent with this SECRET. Nothing was changed.`;
    } finally {
      await db.destroy();
    }
  });
}

async function readShown(db: Database): Promise<string[][]> {
  const rows: string[][] = [];
  for (const [name, table, sum, latest] of shown) {
    const { rows: found } = await sql<{ rows: number; sum: number | null; latest: string | null }>`
      select count(*) as rows, sum(${sql.raw(sum)}) as sum, max(${sql.raw(latest)}) as latest
      from ${sql.table(table)}`.execute(db);
    const [row] = found;
    rows.push([name, String(row?.rows), amountOf(row?.sum), row?.latest ?? ""]);
  }
  return rows;
}

type Series = { name: string; rows: string; sum: string; latest: string; fault: string[] };

/** Reads every series of invoices and credit notes, and whether its numbers are one row without gaps. */
async function readSeries(db: Database): Promise<Series[]> {
  const rows = await db
    .selectFrom("invoices")
    .innerJoin("invoice_series", "prefix", "series")
    .select(["series", "last_place"])
    .select(({ fn }) => [
      fn.countAll<number>().as("rows"),
      fn.sum<number>("total").as("sum"),
      fn.min("place").as("first"),
      fn.max("issued_at").as("latest"),
    ])
    .groupBy(["series", "last_place"])
    .orderBy("series")
    .execute();
  return rows.map(({ series, last_place, rows, sum, first, latest }) => {
    const missing = last_place - first + 1 - rows;
    return {
      name: `${series}${first} to ${last_place}`,
      rows: String(rows),
      sum: amountOf(sum),
      latest,
      fault:
        missing === 0
          ? []
          : [`${counted(missing, "number")} between ${series}${first} and ${series}${last_place} missing`],
    };
  });
}

async function findFaults(db: Database): Promise<string[]> {
  const lost = (await sql`pragma foreign_key_check`.execute(db)).rows.length;
  const faults = lost > 0 ? [`${counted(lost, "row")} of something that is not there`] : [];
  for (const [what, table, wrong] of never) {
    const query = sql<{ rows: number }>`select count(*) as rows from ${sql.table(table)} where ${sql.raw(wrong)}`;
    const count = (await query.execute(db)).rows[0]?.rows ?? 0;
    if (count > 0) faults.push(`${count} ${what}`);
  }
  return faults;
}

/** The secret is not in a back-up: without the right one, nobody can spend a gift card after a recovery. */
async function voidCards(db: Database, secrets: Secrets): Promise<string[]> {
  const left = (await listGiftCards(db)).filter(({ balance }) => balance > 0);
  const count = left.filter((card) => whyUseless(card, secrets) === "void").length;
  return count > 0 ? [`${counted(count, "gift card")} of another SECRET than this one`] : [];
}

function amountOf(cents: number | null | undefined): string {
  return cents === null || cents === undefined ? "" : plainAmount(cents);
}
