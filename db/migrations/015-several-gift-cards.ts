import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Lets an order use several gift cards, and records refunds per card. */
export const severalGiftCards: Migration = {
  async up(db: Kysely<unknown>) {
    // SQLite cannot change a primary key, so the rows are copied to a new table.
    await db.schema
      .createTable("gift_card_uses_by_order")
      .addColumn("order_id", "text", (c) => c.notNull().references("orders.id"))
      .addColumn("card_id", "text", (c) => c.notNull().references("gift_cards.id"))
      .addColumn("amount", "integer", (c) => c.notNull().check(sql`amount > 0`))
      .addColumn("balance_after", "integer", (c) => c.notNull().check(sql`balance_after >= 0`))
      .addColumn("returned", "integer", (c) => c.notNull().defaultTo(0))
      .addColumn("released_at", "text")
      .addColumn("position", "integer", (c) => c.notNull().defaultTo(0))
      .addPrimaryKeyConstraint("gift_card_uses_key", ["order_id", "card_id"])
      .addCheckConstraint("gift_card_uses_no_more_back", sql`returned >= 0 and returned <= amount`)
      .execute();
    await sql`insert into gift_card_uses_by_order (order_id, card_id, amount, balance_after, returned, released_at)
      select order_id, card_id, amount, balance_after, returned, released_at from gift_card_uses`.execute(db);
    await db.schema.dropTable("gift_card_uses").execute();
    await db.schema.alterTable("gift_card_uses_by_order").renameTo("gift_card_uses").execute();
    await db.schema.createIndex("gift_card_uses_by_card").on("gift_card_uses").column("card_id").execute();
    await db.schema
      .alterTable("refunds")
      .addColumn("card_shares", "text", (c) => c.notNull().defaultTo("[]"))
      .execute();
    const card = sql`(select card_id from gift_card_uses where gift_card_uses.order_id = refunds.order_id)`;
    await sql`update refunds set card_shares = '[{"card_id":"' || ${card} || '","amount":' || to_card || '}]'
      where to_card > 0 and exists ${card}`.execute(db);
  },
};
