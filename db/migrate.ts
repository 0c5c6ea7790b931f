import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { migrations } from "./migrations/migrations.ts";
import { reasonOf, StartError } from "./start-error.ts";
import type { Database } from "./tables.ts";

/** Runs pending migrations; on PostgreSQL the migrator locks out other processes meanwhile. */
export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (!error) return;
  await db.destroy();
  throw new StartError(`The database could not be brought up to date (${reasonOf(error)})`);
}

/** Kysely's migrator takes no lock on SQLite, so a write transaction around it makes a second process wait. */
export async function migrateSqlite(db: Database): Promise<void> {
  await sql`begin immediate`.execute(db);
  await migrate(db);
  await sql`commit`.execute(db);
}
