import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The trace id of the request that a job comes from: its lines in the log are found together. */
export const traces: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("jobs").addColumn("trace", "text").execute();
  },
};
