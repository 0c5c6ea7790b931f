import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

export const orders: Migration = {
  async up(db: Kysely<unknown>) {
    await createStock(db);
    await createOrders(db);
    await createOrderParts(db);
    await createPayments(db);
    await createRequests(db);
    await createJobs(db);
  },
};

async function createStock(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("stock")
    .addColumn("item_key", "text", (c) => c.primaryKey())
    .addColumn("on_hand", "integer", (c) => c.notNull().check(sql`on_hand >= 0`))
    .addColumn("updated_at", "text", (c) => c.notNull())
    .execute();
}

async function createOrders(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("orders")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("number", "text", (c) => c.notNull().unique())
    .addColumn("code", "text", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("placed_at", "text", (c) => c.notNull())
    .addColumn("hold_until", "text", (c) => c.notNull())
    .addColumn("language", "text", (c) => c.notNull())
    .addColumn("email", "text", (c) => c.notNull())
    .addColumn("phone", "text")
    .addColumn("address", "text", (c) => c.notNull())
    .addColumn("billing", "text")
    .addColumn("country", "text", (c) => c.notNull())
    .addColumn("method_id", "text", (c) => c.notNull())
    .addColumn("method_name", "text", (c) => c.notNull())
    .addColumn("note", "text")
    .addColumn("coupon", "text")
    .addColumn("goods", "integer", (c) => c.notNull())
    .addColumn("discount", "integer", (c) => c.notNull())
    .addColumn("delivery", "integer", (c) => c.notNull())
    .addColumn("vat", "integer", (c) => c.notNull())
    .addColumn("vat_rate", "integer", (c) => c.notNull())
    .addColumn("total", "integer", (c) => c.notNull().check(sql`total >= 0 and total = goods - discount + delivery`))
    .addColumn("provider", "text", (c) => c.notNull())
    .addColumn("terms_accepted_at", "text", (c) => c.notNull())
    .addColumn("delivered_at", "text")
    .execute();
  await db.schema.createIndex("orders_by_state").on("orders").columns(["state", "hold_until"]).execute();
  await db.schema.createIndex("orders_by_time").on("orders").column("placed_at").execute();
  await db.schema.createIndex("orders_by_email").on("orders").column("email").execute();
}

async function createOrderParts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("order_lines")
    .addColumn("order_id", "text", (c) => c.notNull().references("orders.id"))
    .addColumn("position", "integer", (c) => c.notNull())
    .addColumn("item_key", "text", (c) => c.notNull())
    .addColumn("product_id", "text", (c) => c.notNull())
    .addColumn("color", "text")
    .addColumn("size", "text")
    .addColumn("sku", "text", (c) => c.notNull())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("price", "integer", (c) => c.notNull())
    .addColumn("quantity", "integer", (c) => c.notNull().check(sql`quantity > 0`))
    .addColumn("returnable", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("order_lines_pk", ["order_id", "position"])
    .execute();
  await db.schema
    .createTable("order_events")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("order_id", "text", (c) => c.notNull().references("orders.id"))
    .addColumn("at", "text", (c) => c.notNull())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("detail", "text")
    .execute();
  await db.schema.createIndex("order_events_by_order").on("order_events").column("order_id").execute();
  // No foreign key to orders: the key is inserted before its order.
  await db.schema
    .createTable("order_keys")
    .addColumn("key", "text", (c) => c.primaryKey())
    .addColumn("body_hash", "text", (c) => c.notNull())
    .addColumn("order_id", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("coupon_uses")
    .addColumn("code", "text", (c) => c.notNull())
    .addColumn("customer", "text", (c) => c.notNull())
    .addColumn("order_id", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("coupon_uses_pk", ["code", "customer"])
    .execute();
}

async function createPayments(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("payments")
    .addColumn("order_id", "text", (c) => c.primaryKey().references("orders.id"))
    .addColumn("provider", "text", (c) => c.notNull())
    .addColumn("ref", "text", (c) => c.notNull().unique())
    .addColumn("url", "text", (c) => c.notNull())
    .addColumn("charge_ref", "text")
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("expires_at", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("payment_events")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("provider", "text", (c) => c.notNull())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("received_at", "text", (c) => c.notNull())
    .execute();
}

async function createRequests(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("withdrawals")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("received_at", "text", (c) => c.notNull())
    .addColumn("order_id", "text", (c) => c.references("orders.id"))
    .addColumn("number", "text", (c) => c.notNull())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("email", "text", (c) => c.notNull())
    .addColumn("lines", "text", (c) => c.notNull())
    .addColumn("language", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("stock_alerts")
    .addColumn("email", "text", (c) => c.notNull())
    .addColumn("item_key", "text", (c) => c.notNull())
    .addColumn("language", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("notified_at", "text")
    .addPrimaryKeyConstraint("stock_alerts_pk", ["email", "item_key"])
    .execute();
}

async function createJobs(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("jobs")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("payload", "text", (c) => c.notNull())
    .addColumn("dedupe_key", "text", (c) => c.notNull().unique())
    .addColumn("run_at", "text", (c) => c.notNull())
    .addColumn("attempts", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("locked_until", "text")
    .addColumn("done_at", "text")
    .addColumn("failed_at", "text")
    .addColumn("last_error", "text")
    .execute();
  await db.schema.createIndex("jobs_by_time").on("jobs").column("run_at").execute();
}
