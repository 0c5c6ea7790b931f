import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { resetShop } from "../../app/features/orders/test-shop.ts";
import { openWhenThere } from "../../db/open-when-there.ts";
import { createPostgresThatCrashes, databaseKinds } from "../../db/test-database.ts";
import { transact } from "../../db/transact.ts";
import { openTestApi, orderBody } from "../../server/api/test-api.ts";
import { isLong } from "../is-long.ts";

/** With limits the first commit is that of a count, without that of the order. */
const limits = isLong ? ["0", "600"] : ["0"];

const onePiece = () => orderBody([{ id: "2", quantity: 1 }]);

describe.runIf(databaseKinds().includes("PostgreSQL"))("PostgreSQL whose synchronous standby is away or full", () => {
  let api: Awaited<ReturnType<typeof openTestApi>>;
  let database: Awaited<ReturnType<typeof createPostgresThatCrashes>>;
  beforeAll(async () => {
    [api, database] = await Promise.all([openTestApi(), createPostgresThatCrashes()]);
  }, 60_000);
  afterAll(async () => {
    await database.close();
    await api.close();
  });

  /** Lets every commit wait for a standby of this name. */
  async function waitFor(standby: string): Promise<void> {
    await sql`alter system set synchronous_standby_names = ${sql.lit(standby)}`.execute(database.db);
    await sql`select pg_reload_conf()`.execute(database.db);
    const isSet = async () => (await sql<object>`show synchronous_standby_names`.execute(database.db)).rows;
    await expect.poll(isSet, { timeout: 10_000 }).toEqual([{ synchronous_standby_names: standby }]);
  }

  async function timed<T>(work: Promise<T>): Promise<[T, seconds: number]> {
    const begun = performance.now();
    return [await work, (performance.now() - begun) / 1000];
  }

  const order = (body: unknown) => timed(api.send("/api/orders", body));
  const ready = async () => {
    const answer = await api.get("/readyz");
    return [answer.status, (await answer.json()).status];
  };
  const count = async () => (await database.db.selectFrom("orders").select("id").execute()).length;

  const what = "answers orders in words after seconds and later at once, can be read, and keeps each order once";
  afterEach(() => waitFor(""));
  test.each(limits)(
    `${what} (RATE_LIMIT=%s)`,
    async (RATE_LIMIT) => {
      await resetShop(database.db);
      await api.reopen({ RATE_LIMIT }, { db: database.db });
      await waitFor("nobody");
      const orders = Array.from({ length: 6 }, onePiece);
      const first = await Promise.all(orders.map(order));
      for (const [{ status, body }, seconds] of first) {
        expect([status, body.error.code]).toEqual([503, "unavailable"]);
        expect(seconds).toBeLessThan(8);
      }
      expect(await ready()).toEqual([503, "the database does not confirm changes"]);
      // One of them sees whether commits are confirmed again, the others do not wait.
      const again = await Promise.all(orders.map(order));
      expect(again.map(([{ status }]) => status)).toEqual(orders.map(() => 503));
      expect(again.filter(([, seconds]) => seconds > 1).length).toBeLessThan(2);
      const [stock, seconds] = await timed(api.get("/api/stock?items=2"));
      expect(stock.status).toBe(200);
      expect(seconds).toBeLessThan(1);

      const read = () => transact(database.db, (trx) => trx.selectFrom("orders").select("id").execute());
      const trial = () =>
        read().then(
          () => "ended",
          () => "refused",
        );
      await expect.poll(trial, { timeout: 10_000 }).toBe("ended");
      expect((await ready())[0], "a commit that changes nothing needs no standby, so it proves nothing").toBe(503);

      const opening = openWhenThere({ url: database.place, dataDir: "unused", log: pino({ level: "silent" }) }, 0);
      vi.spyOn(console, "error").mockReturnValue();
      await expect(opening).rejects.toThrow(/^DATABASE_URL: this database stores nothing now [^\n]* standby [^\n]*$/);

      await waitFor("");
      await expect.poll(async () => (await order(orders[0]))[0].status, { timeout: 20_000 }).toBe(201);
      expect(await ready()).toEqual([200, "ok"]);
      for (const body of orders) {
        const [{ status, body: placed }] = await order(body);
        expect(status).toBe(201);
        expect((await order(body))[0].body.order.number, "the key says which order it is").toBe(placed.order.number);
      }
      expect(await count()).toBe(orders.length);
    },
    90_000,
  );
});
