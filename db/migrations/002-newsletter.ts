import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

export const newsletter: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("subscribers")
      .addColumn("email", "text", (c) => c.primaryKey())
      .addColumn("language", "text", (c) => c.notNull())
      .addColumn("token", "text", (c) => c.notNull().unique())
      .addColumn("asked_at", "text", (c) => c.notNull())
      .addColumn("confirmed_at", "text")
      .execute();
  },
};
