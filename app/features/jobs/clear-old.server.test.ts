import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestDatabase, databaseKinds, type TestDatabase } from "../../../db/test-database.ts";
import { clearOld } from "./clear-old.server.ts";

const DAY = 86_400_000;
const at = Date.parse("2026-11-21T09:00:00Z");
const then = new Date(at).toISOString();
const ada = {
  id: "ada",
  name: "",
  email: "ada@example.com",
  email_verified: 1,
  image: null,
  language: "en",
  created_at: then,
  updated_at: then,
};

describe.each(databaseKinds())("deleting data that is no longer needed, on %s", (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await database.db.insertInto("users").values(ada).execute();
  }, 60_000);
  afterAll(() => database.close());

  test("rate limits by IP address go after a day, unconfirmed newsletter subscriptions after a week", async () => {
    const { db } = database;
    const asked = { email: "ada@example.com", language: "en", token: "t", asked_at: then };
    await db
      .insertInto("rate_limits")
      .values({ id: "1", key: "192.0.2.1|/sign-in", count: 3, last_request: at })
      .execute();
    await db
      .insertInto("subscribers")
      .values({ ...asked, confirmed_at: null })
      .execute();
    const left = async () => [
      (await db.selectFrom("rate_limits").selectAll().execute()).length,
      (await db.selectFrom("subscribers").selectAll().execute()).length,
    ];
    await clearOld(db, new Date(at + 3_600_000));
    expect(await left()).toEqual([1, 1]);
    await clearOld(db, new Date(at + 2 * DAY));
    expect(await left()).toEqual([0, 1]);
    await clearOld(db, new Date(at + 8 * DAY));
    expect(await left()).toEqual([0, 0]);
  });

  test("stock alerts go after a year, or a month after they were sent", async () => {
    const { db } = database;
    const row = { item_key: "4:black:xl", language: "en", created_at: then };
    await db.deleteFrom("stock_alerts").execute();
    await db
      .insertInto("stock_alerts")
      .values([
        { ...row, email: "waits@example.com", notified_at: null },
        { ...row, email: "notified@example.com", notified_at: then },
      ])
      .execute();
    const left = async (days: number) => {
      await clearOld(db, new Date(at + days * DAY));
      return (await db.selectFrom("stock_alerts").select("email").execute()).map(({ email }) => email).toSorted();
    };
    expect(await left(30)).toEqual(["notified@example.com", "waits@example.com"]);
    expect(await left(365)).toEqual(["waits@example.com"]);
    expect(await left(366)).toEqual([]);
  });

  test("idempotency keys of orders and payment provider events go after a month", async () => {
    const { db } = database;
    const key = { key: "k", body_hash: "h", order_id: "o", created_at: then, network: "n" };
    await db.insertInto("order_keys").values(key).execute();
    await db
      .insertInto("payment_events")
      .values({ id: "e", provider: "stripe", kind: "paid", received_at: then })
      .execute();
    const left = async (days: number) => {
      await clearOld(db, new Date(at + days * DAY));
      const keys = await db.selectFrom("order_keys").select("key").execute();
      return [keys.length, (await db.selectFrom("payment_events").select("id").execute()).length];
    };
    expect(await left(30)).toEqual([1, 1]);
    expect(await left(30.01)).toEqual([0, 0]);
  });

  test("an account with an unconfirmed address goes after a week, a confirmed one stays", async () => {
    const { db } = database;
    const unproven = { ...ada, id: "unproven", email: "unproven@example.com", email_verified: 0 };
    await db.insertInto("users").values(unproven).execute();
    const left = async (days: number) => {
      await clearOld(db, new Date(at + days * DAY));
      return (await db.selectFrom("users").select("email").execute()).map(({ email }) => email).toSorted();
    };
    expect(await left(7)).toEqual(["ada@example.com", "unproven@example.com"]);
    expect(await left(7.01)).toEqual(["ada@example.com"]);
  });

  test("sessions and emailed links go when they expire, counts of wrong passwords after a day", async () => {
    const { db } = database;
    const written = { created_at: then, updated_at: then, expires_at: new Date(at + DAY).toISOString() };
    await db
      .insertInto("verifications")
      .values({ id: "1", identifier: "i", value: "v", ...written })
      .execute();
    await db.insertInto("attempts").values({ key: "k", count: 3, since: then }).execute();
    const session = { id: "1", user_id: ada.id, token: "t", ip_address: null, user_agent: null, ...written };
    await db.insertInto("sessions").values(session).execute();
    const left = async (days: number) => {
      await clearOld(db, new Date(at + days * DAY));
      const rows = await Promise.all([
        db.selectFrom("sessions").select("id").execute(),
        db.selectFrom("verifications").select("id").execute(),
        db.selectFrom("attempts").select("key").execute(),
      ]);
      return rows.map(({ length }) => length);
    };
    expect(await left(1)).toEqual([1, 1, 1]);
    expect(await left(1.01)).toEqual([0, 0, 0]);
  });
});
