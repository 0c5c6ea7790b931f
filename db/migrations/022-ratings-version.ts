import { type Kysely, PostgresAdapter, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What a review's ratings depend on. */
const changes = ["insert", "delete", "update of rating, product_id"];

/**
 * A random text that the database renews whenever a review is written, changed or deleted, whoever does it: ratings are
 * read again only then.
 */
export const ratingsVersion: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("ratings_version")
      .addColumn("id", "integer", (c) => c.primaryKey())
      .addColumn("version", "text", (c) => c.notNull())
      .execute();
    if (db.getExecutor().adapter instanceof PostgresAdapter) {
      await sql`create function note_ratings() returns trigger language plpgsql as $$ begin
        insert into ratings_version (id, version) values (1, gen_random_uuid()::text)
          on conflict (id) do update set version = excluded.version;
        return null;
      end $$`.execute(db);
      await sql`create trigger ratings_noted after ${sql.raw(changes.join(" or "))} on reviews
        for each statement execute function note_ratings()`.execute(db);
      return;
    }
    for (const [i, change] of changes.entries())
      await sql`create trigger ${sql.raw(`ratings_noted_${i + 1}`)} after ${sql.raw(change)} on reviews begin
        insert into ratings_version (id, version) values (1, lower(hex(randomblob(16))))
          on conflict (id) do update set version = excluded.version;
      end`.execute(db);
  },
};
