import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { resetShop } from "../../app/features/orders/test-shop.ts";
import { setStock } from "../../app/features/stock/stock.server.ts";
import { openDatabase } from "../../db/database.ts";
import type { Database } from "../../db/tables.ts";
import { isLong } from "../is-long.ts";
import { hasClusterPrograms, SeveralHosts } from "./several-hosts.ts";
import { ask, expectEachOnce, STOCK, trade } from "./trade.ts";

describe.runIf(isLong && hasClusterPrograms())("three hosts by the recipe of deploy/cluster", () => {
  let shop: SeveralHosts;
  let db: Database;
  beforeAll(async () => {
    shop = await SeveralHosts.open();
    db = await openDatabase({ url: shop.cluster.url, dataDir: "unused", log: pino({ level: "silent" }) });
  }, 60_000);
  beforeEach(async () => {
    await resetShop(db);
    await setStock(db, "2", STOCK, new Date());
    await expect.poll(async () => (await ask(`${shop.base}/readyz`)).status, { timeout: 20_000 }).toBe(200);
  });
  afterAll(async () => {
    await db.destroy();
    await shop.close();
  });

  test("one that hangs stops no other: a sale within 8 seconds, and nothing unread", async () => {
    const { numbers, unread, longest } = await trade(shop.base, async () => {
      shop.hosts[0]?.send("SIGSTOP");
      await wait(15_000);
      shop.hosts[0]?.send("SIGCONT");
    });
    expect(longest).toBeLessThan(8);
    expect(unread).toEqual([]);
    await expectEachOnce(db, numbers);
  }, 90_000);

  test("while the synchronous standby is away the shop says so itself and can be read; it sells within seconds afterwards", async () => {
    const AWAY_S = 14;
    const setStandby = async (name: string) => {
      await sql`alter system set synchronous_standby_names = ${sql.lit(name)}`.execute(db);
      await sql`select pg_reload_conf()`.execute(db);
    };
    const { numbers, refused, unread, longest } = await trade(shop.base, async () => {
      await setStandby("nobody");
      await wait(AWAY_S * 1000);
      await setStandby("");
    });
    expect(longest).toBeLessThan(AWAY_S + 6);
    expect(refused.length).toBeGreaterThan(0);
    for (const { status, text } of refused)
      expect([status, text]).toEqual([503, expect.stringContaining('"unavailable"')]);
    expect(unread).toEqual([]);
    await expectEachOnce(db, numbers);
  }, 90_000);

  test("a database that crashes and comes back loses no order, and sales go on within seconds", async () => {
    const AWAY_S = 5;
    const { numbers, unread, longest } = await trade(shop.base, async () => {
      const restart = await shop.cluster.crash();
      await wait(AWAY_S * 1000);
      await restart();
    });
    expect(longest).toBeLessThan(AWAY_S + 12);
    expect(unread).toEqual([]);
    await expectEachOnce(db, numbers);
  }, 90_000);
});
