import { createHash } from "node:crypto";
import { personalTables } from "../../app/features/account/personal-tables.ts";
import type { Database, Tables } from "../../db/tables.ts";

/** Counts of attempts are there to change with what is refused. */
const counts: readonly string[] = ["attempts", "rate_limits"];

/** All rows of all tables in one word: equal before and after where nothing has changed. */
export async function fingerprint(db: Database): Promise<string> {
  const hash = createHash("sha256");
  const tables = (Object.keys(personalTables) as (keyof Tables)[]).filter((table) => !counts.includes(table));
  const all = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
  for (const rows of all) {
    const lines = rows.map((row) => JSON.stringify(row)).toSorted();
    hash.update(`${lines.join("\n")}\n\n`);
  }
  return hash.digest("base64url");
}
