import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { pino } from "pino";
import { describe, expect, onTestFinished, test } from "vitest";
import { openDatabase, openDatabaseToRead } from "./database.ts";
import { reviews } from "./migrations/004-reviews.ts";
import { importedReviews } from "./migrations/007-imported-reviews.ts";
import { migrations } from "./migrations/migrations.ts";
import { newId } from "./new-id.ts";
import { StartError } from "./start-error.ts";
import { createPlace, createTestDatabase, databaseKinds, planOf } from "./test-database.ts";

const log = pino({ level: "silent" });
function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "shop-db-"));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

describe.each(databaseKinds())("database on %s", (kind) => {
  test("runs each migration once, even if several processes start together", async () => {
    const { openAnother, close } = await createPlace(kind);
    for (const db of await Promise.all([openAnother(), openAnother(), openAnother()])) {
      const done = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
      expect(done.rows.map((row) => row.name)).toEqual(Object.keys(migrations));
    }
    await close();
  }, 60_000);

  test("is read by a thread beside the process that writes, which sees each change", async () => {
    const { db, place, close } = await createTestDatabase(kind);
    const options = kind === "SQLite" ? { dataDir: place } : { url: place, dataDir: place };
    const reading = await openDatabaseToRead({ ...options, log });
    const left = () => reading.selectFrom("stock").select("on_hand").where("item_key", "=", "1").execute();
    for (const pieces of [3, 2]) {
      await db
        .insertInto("stock")
        .values({ item_key: "1", on_hand: pieces, updated_at: "" })
        .onConflict((c) => c.column("item_key").doUpdateSet({ on_hand: pieces }))
        .execute();
      expect(await left()).toEqual([{ on_hand: pieces }]);
    }
    await reading.destroy();
    await close();
  }, 60_000);

  test("keeps existing reviews when the columns for imported ones are added", async () => {
    const { db, close } = await createTestDatabase(kind);
    const times = { created_at: "", updated_at: "" };
    const user = { id: "u", name: "Ada", email: "a@b.c", email_verified: 1, image: null, language: "en", ...times };
    await db.insertInto("users").values(user).execute();
    for (const table of ["review_votes", "review_pictures", "reviews"]) await db.schema.dropTable(table).execute();
    await reviews.up(db);
    const review = { id: "r", product_id: "1", user_id: "u", rating: 4, author: "Ada", title: "Good", body: "Good." };
    const written = { ...review, written_at: "2026-11-21T09:00:00.000Z", edited_at: null };
    await db.insertInto("reviews").values(written).execute();
    await importedReviews.up(db);
    const kept = await db.selectFrom("reviews").selectAll().execute();
    expect(kept).toEqual([{ ...written, source: null, order_id: null }]);
    await db.deleteFrom("users").execute();
    expect(await db.selectFrom("reviews").selectAll().execute()).toEqual([]);
    await close();
  }, 60_000);

  test("rejects a second invoice for an order and a duplicate document number", async () => {
    const { db, close } = await createTestDatabase(kind);
    const issue = (id: string, kind: string, place: number) => {
      const document = { series: "INV-", place, order_id: "o", corrects: null, issued_at: "", currency: "EUR" };
      const row = { id, number: `INV-${place}`, kind, total: 1, document: "{}" };
      return db
        .insertInto("invoices")
        .values({ ...document, ...row })
        .execute();
    };
    await issue("a", "invoice", 1);
    await expect(issue("b", "invoice", 2)).rejects.toThrow();
    await expect(issue("c", "credit-note", 1)).rejects.toThrow();
    await issue("d", "credit-note", 2);
    await issue("e", "credit-note", 3);
    await close();
  }, 60_000);

  test("finds what belongs to an order or a person by an index, not row by row", async () => {
    const { db, close } = await createTestDatabase(kind);
    const queries = {
      withdrawals_by_order: sql`select lines from withdrawals where order_id = 'x'`,
      coupon_uses_by_order: sql`delete from coupon_uses where order_id = 'x'`,
      order_keys_by_order: sql`delete from order_keys where order_id in ('x', 'y')`,
      reviews_by_order: sql`update reviews set order_id = null where order_id in ('x', 'y')`,
      reviews_by_rating: sql`select product_id, count(*), sum(rating) from reviews group by product_id`,
      review_pictures_waiting: sql`select id, added_at from review_pictures where released_at is null order by added_at`,
      payments_by_charge: sql`select order_id from payments where charge_ref = 'x'`,
      orders_by_address: sql`select id from orders where lower(email) = 'x'`,
      jobs_beside_orders: sql`select id from jobs where kind <> 'order-mail' and lower(payload) like '%x%'`,
      coupon_uses_by_customer: sql`select code from coupon_uses where customer = 'x'`,
      withdrawals_by_address: sql`select id from withdrawals where lower(email) = 'x' or lower(email) = 'y'`,
      stock_sold_out: sql`select count(*), max(updated_at) from stock where on_hand <= 0`,
    };
    for (const [index, query] of Object.entries(queries)) expect(await planOf(db, kind, query)).toContain(index);
    await close();
  }, 60_000);

  test("rejects negative stock", async () => {
    const { db, close } = await createTestDatabase(kind);
    const stock = { item_key: "x", on_hand: -1, updated_at: "" };
    await expect(db.insertInto("stock").values(stock).execute()).rejects.toThrow();
    await close();
  }, 60_000);
});

describe("unusable database", () => {
  const failure = async (options: { url?: string; dataDir: string }) => {
    const error = await openDatabase({ ...options, log }).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(StartError);
    const { message } = error as StartError;
    expect(message).not.toContain("\n");
    return message;
  };

  test("reports one line: a folder that cannot be created", async () => {
    expect(await failure({ dataDir: "/dev/null/shop" })).toMatch(
      /^DATA_DIR: the folder \/dev\/null\/shop cannot be used/,
    );
  });

  test("reports one line: a file that is not a database", async () => {
    const dataDir = folder();
    writeFileSync(join(dataDir, "shop.db"), "this is no database, ".repeat(100));
    expect(await failure({ dataDir })).toMatch(/^DATA_DIR: .*not a database/);
  });

  test("reports one line without the password: a server that does not respond", async () => {
    const message = await failure({ url: "postgres://shop:hush@127.0.0.1:1/shop", dataDir: folder() });
    expect(message).toMatch(/^DATABASE_URL: no answer from the database at 127\.0\.0\.1:1\/shop \(.*ECONNREFUSED/);
    expect(message).not.toContain("hush");
  });
});

test("ids sort by creation time", () => {
  const at = new Date("2026-11-21T09:00:00Z");
  const ids = Array.from({ length: 2000 }, () => newId(at));
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});
