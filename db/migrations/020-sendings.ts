import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** How often a job has begun something that cannot be undone, such as sending a letter, without noting how it ended. */
export const sendings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("jobs")
      .addColumn("sendings", "integer", (c) => c.notNull().defaultTo(0))
      .execute();
  },
};
