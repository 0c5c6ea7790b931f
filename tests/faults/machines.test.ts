import { setTimeout as wait } from "node:timers/promises";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { resetShop } from "../../app/features/orders/test-shop.ts";
import { setStock } from "../../app/features/stock/stock.server.ts";
import { openDatabase } from "../../db/database.ts";
import type { Database } from "../../db/tables.ts";
import { isLong } from "../is-long.ts";
import { canMakeMachines, Machines } from "./machines.ts";
import { ask, expectEachOnce, STOCK, trade } from "./trade.ts";

describe.runIf(isLong && canMakeMachines())(
  "machines by the recipe of deploy/cluster, in networks of their own",
  () => {
    let machines: Machines;
    beforeAll(async () => {
      machines = await Machines.open();
    }, 180_000);
    beforeEach(async () => {
      await machines.untilSafe();
      await inDatabase(async (db) => {
        await resetShop(db);
        await setStock(db, "2", STOCK, new Date());
      });
      await expect.poll(async () => (await ask(`${machines.base}/readyz`)).status, { timeout: 20_000 }).toBe(200);
    }, 120_000);
    afterAll(() => machines?.close());

    async function inDatabase(work: (db: Database) => Promise<void>): Promise<void> {
      const db = await openDatabase({
        url: machines.databaseUrl,
        dataDir: "unused",
        log: pino({ level: "silent" }),
      });
      await work(db).finally(() => db.destroy());
    }

    test("a host of the shop whose line is cut: a sale within 8 seconds, and nothing unread", async () => {
      const { numbers, unread, longest } = await trade(machines.base, async () => {
        machines.cut("shop-1");
        await wait(15_000);
        machines.mend("shop-1");
      });
      console.info(`a host is gone: ${longest.toFixed(1)} s without a sale, ${numbers.length} orders`);
      expect(longest).toBeLessThan(8);
      expect(unread).toEqual([]);
      await inDatabase((db) => expectEachOnce(db, numbers));
    }, 120_000);

    test("the standby's machine whose line is cut: sales go on within 12 seconds", async () => {
      const { standby } = await machines.roles();
      const { numbers, unread, longest } = await trade(machines.base, async () => {
        machines.cut(standby);
        await wait(25_000);
        machines.mend(standby);
      });
      console.info(`the standby is gone: ${longest.toFixed(1)} s without a sale, ${numbers.length} orders`);
      expect(longest).toBeLessThan(12);
      expect(unread).toEqual([]);
      await inDatabase((db) => expectEachOnce(db, numbers));
    }, 120_000);

    test("the primary's machine is killed: the standby sells within 25 seconds, and no order is lost or doubled", async () => {
      const { primary } = await machines.roles();
      const { numbers, unread, longest } = await trade(machines.base, async () => {
        machines.kill(primary);
        await wait(35_000);
      });
      console.info(`the primary is gone: ${longest.toFixed(1)} s without a sale, ${numbers.length} orders`);
      expect(longest).toBeLessThan(25);
      expect(unread).toEqual([]);
      await inDatabase((db) => expectEachOnce(db, numbers));
    }, 150_000);
  },
);
