import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { migrations } from "./migrations/migrations.ts";
import { reasonOf, StartError } from "./start-error.ts";
import type { Database } from "./tables.ts";

/** A migration with this in its name takes something away, so that builds from before it cannot work with the database. */
const BREAKING = /^\d+-breaking-/;

/**
 * Runs pending migrations, all or up to a name ("none": not one); on PostgreSQL the migrator locks out other processes
 * meanwhile. Migrations of later builds that this one does not know have only added something, and are ignored. Throws
 * `StartError` if one of them is breaking.
 */
export async function migrate(db: Database, upTo?: string): Promise<void> {
  try {
    const before = await migrationsOf(db);
    let failed = await run(db, upTo);
    // Another process has run a later build's migrations just then.
    if (failed && (await migrationsOf(db)).length !== before.length) failed = await run(db, upTo);
    if (failed)
      throw new StartError(`The database could not be brought up to date (${reasonOf(failed)})`, { cause: failed });
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** Returns what went wrong in a migration. */
async function run(db: Database, upTo?: string): Promise<unknown> {
  if (await isDone(db, upTo)) return undefined;
  const nothing: Migration = { up: async () => undefined };
  const later = await laterMigrations(db);
  const all = { ...migrations, ...Object.fromEntries(later.map((name) => [name, nothing])) };
  const migrator = new Migrator({ db, provider: { getMigrations: async () => all } });
  return (await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest())).error;
}

/** Returns whether nothing is left to run. Throws `StartError` if a later build has taken something away. */
async function isDone(db: Database, upTo?: string): Promise<boolean> {
  const done = await migrationsOf(db);
  const breaking = done.filter((name) => !isKnown(name) && BREAKING.test(name));
  if (breaking.length > 0)
    throw new StartError(
      `The database is one of a later version of the shop (${breaking.join(", ")}), and this one cannot work with it: start that version, or restore a back-up from before it.`,
    );
  return upTo === "none" || (!upTo && Object.keys(migrations).every((name) => done.includes(name)));
}

/**
 * Kysely's migrator takes no lock on SQLite, so a write transaction around it makes a second process wait. Nobody waits if
 * there is nothing to do.
 */
export async function migrateSqlite(db: Database, upTo?: string): Promise<void> {
  const isPending = !(await isDone(db, upTo).catch(() => false));
  if (isPending) await sql`begin immediate`.execute(db);
  await migrate(db, upTo);
  if (isPending) await sql`commit`.execute(db);
}

/** Returns the names of the migrations that a database has had, in their order; none if it is new. */
export async function migrationsOf(db: Database): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === "kysely_migration")) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Returns those that this build does not know. */
export async function laterMigrations(db: Database): Promise<string[]> {
  return (await migrationsOf(db)).filter((name) => !isKnown(name));
}

const isKnown = (name: string) => Object.hasOwn(migrations, name);
