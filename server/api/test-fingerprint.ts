import { createHash } from "node:crypto";
import { personalTables } from "../../app/features/account/personal-tables.ts";
import type { Database, Tables } from "../../db/tables.ts";

/** Attempt counters change with refused requests by design. */
const counts: readonly string[] = ["attempts", "rate_limits"];

/** Hashes all rows of all tables: equal before and after if nothing has changed. */
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
