import { tableOrder } from "../../db/table-order.ts";
import type { Database } from "../../db/tables.ts";

/** Returns a database's whole content in a database-independent order. */
export async function contentOf(db: Database): Promise<Record<string, string[]>> {
  const tables = tableOrder.map(async (table) => {
    const rows = await db.selectFrom(table).selectAll().execute();
    return [table, rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort()] as const;
  });
  return Object.fromEntries(await Promise.all(tables));
}
