import { PostgresAdapter } from "kysely";
import { jsonArrayFrom as onPostgres } from "kysely/helpers/postgres";
import { jsonArrayFrom as onSqlite } from "kysely/helpers/sqlite";
import type { Database } from "./tables.ts";

/**
 * Returns what selects, with each row of a query, the rows of another table that belong to it; `readRows` reads them. They
 * are looked up row by row in an index, even while PostgreSQL knows nothing yet of how large its tables are.
 */
export function rowsWithin(db: Database): typeof onSqlite {
  return db.getExecutor().adapter instanceof PostgresAdapter ? onPostgres : onSqlite;
}

/** Returns the rows that `rowsWithin` selected: from SQLite they come as text. */
export function readRows<T>(rows: readonly T[]): readonly T[] {
  return typeof rows === "string" ? JSON.parse(rows) : rows;
}
