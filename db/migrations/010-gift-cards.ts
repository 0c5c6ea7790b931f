import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Gift cards, their use by orders, and the part of a refund that goes back to a card. */
export const giftCards: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("gift_cards")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("code_hash", "text", (c) => c.notNull().unique())
      .addColumn("last4", "text", (c) => c.notNull())
      .addColumn("value", "integer", (c) => c.notNull().check(sql`value > 0`))
      .addColumn("balance", "integer", (c) => c.notNull().check(sql`balance >= 0`))
      .addColumn("currency", "text", (c) => c.notNull())
      .addColumn("issued_at", "text", (c) => c.notNull())
      .addColumn("expires_on", "text", (c) => c.notNull())
      .addColumn("blocked_at", "text")
      .addCheckConstraint("gift_cards_no_more_than_issued", sql`balance <= value`)
      .execute();
    await db.schema
      .createTable("gift_card_uses")
      .addColumn("order_id", "text", (c) => c.primaryKey().references("orders.id"))
      .addColumn("card_id", "text", (c) => c.notNull().references("gift_cards.id"))
      .addColumn("amount", "integer", (c) => c.notNull().check(sql`amount > 0`))
      .addColumn("balance_after", "integer", (c) => c.notNull().check(sql`balance_after >= 0`))
      .addColumn("returned", "integer", (c) => c.notNull().defaultTo(0))
      .addColumn("released_at", "text")
      .addCheckConstraint("gift_card_uses_no_more_back", sql`returned >= 0 and returned <= amount`)
      .execute();
    await db.schema.createIndex("gift_card_uses_by_card").on("gift_card_uses").column("card_id").execute();
    await db.schema
      .alterTable("refunds")
      .addColumn("to_card", "integer", (c) => c.notNull().defaultTo(0))
      .execute();
  },
};
