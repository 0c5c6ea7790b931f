import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isDatabaseUnavailable, isWaitEnded } from "./is-database-unavailable.ts";
import type { Database } from "./tables.ts";
import { createTestDatabase, databaseKinds, type TestDatabase } from "./test-database.ts";
import { transact } from "./transact.ts";

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe.runIf(databaseKinds().includes("PostgreSQL"))("on PostgreSQL", () => {
  let database: TestDatabase;
  let other: Database;
  beforeAll(async () => {
    database = await createTestDatabase("PostgreSQL");
    other = await database.openAnother();
    await database.db.insertInto("invoice_series").values({ prefix: "R-", last_place: 1 }).execute();
  }, 60_000);
  afterAll(() => database.close());

  const next = (trx: Database) =>
    trx
      .updateTable("invoice_series")
      .set({ last_place: sql<number>`last_place + 1` })
      .returning("last_place")
      .execute();

  test("a host that hangs in a transaction keeps another one for seconds, and is told that it could not right now", async () => {
    const locked = Promise.withResolvers<void>();
    const hung = transact(other, async (trx) => {
      await next(trx);
      locked.resolve();
      await pause(6_000);
      return next(trx);
    }).catch((error: unknown) => error);
    await locked.promise;
    const started = performance.now();
    const [row] = await transact(database.db, next);
    expect(row?.last_place).toBe(2);
    expect(performance.now() - started).toBeLessThan(6_000);
    expect(isDatabaseUnavailable(await hung)).toBe(true);
  }, 30_000);

  test("what waits longer for a lock than a shopper would ends, and counts as a wait that ended", async () => {
    const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holding = other.transaction().execute(async (trx) => {
      await next(trx);
      locked.resolve();
      await released.promise;
    });
    await locked.promise;
    const error = await transact(database.db, next).catch((reason: unknown) => reason);
    released.resolve();
    await holding;
    expect(isWaitEnded(error)).toBe(true);
  }, 30_000);

  test("a commit that is not confirmed in time ends as unknown, and may count after all", async () => {
    await sql`create function wait_at_commit() returns trigger language plpgsql as
      'begin perform pg_sleep(1); return null; end'`.execute(database.db);
    await sql`create constraint trigger late after insert on subscribers initially deferred
      for each row execute function wait_at_commit()`.execute(database.db);
    const row = { email: "ada@shop.example", language: "en", token: "t", asked_at: "", confirmed_at: null };
    const add = (trx: Database) => trx.insertInto("subscribers").values(row).execute();
    const error = await transact(database.db, add, { commitMs: 100 }).catch((reason: unknown) => reason);
    expect(isWaitEnded(error)).toBe(true);
    await expect
      .poll(() => other.selectFrom("subscribers").select("email").execute(), { timeout: 5_000 })
      .toHaveLength(1);
  }, 30_000);

  test("owner's commands and what fills tables wait as long as it takes", async () => {
    const { rows } = await transact(
      database.db,
      (trx) => sql<{ lock_timeout: string }>`show lock_timeout`.execute(trx),
      { isLong: true },
    );
    expect(rows[0]?.lock_timeout).toBe("0");
  });
});
