import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../db/test-database.ts";
import { placeOrder } from "../checkout/place-order.server.ts";
import { cancelOrder } from "../orders/cancel-order.server.ts";
import { expireHolds } from "../orders/expire-holds.server.ts";
import { deliverOrder, shipOrder } from "../orders/fulfil-order.server.ts";
import { payOrder } from "../orders/pay-order.server.ts";
import { orderById } from "../orders/read-order.server.ts";
import { createClock, createOrderDeps, orderInput, resetShop, testSecrets } from "../orders/test-shop.ts";
import { finishRefund, openRefund } from "../refunds/refunds.server.ts";
import { stockLeft } from "./stock.server.ts";

const ITEM = "1";
const ON_SHELF = 5;
/** States in which the pieces of an order are not in stock. */
const held = new Set(["awaiting-payment", "paid", "shipped", "delivered"]);

type Step = { kind: "place" | "pay" | "pay-wrong" | "cancel" | "wait" | "ship" | "deliver" | "refund"; at: number };

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom("place", "place", "pay", "pay-wrong", "cancel", "wait", "ship", "deliver", "refund"),
  at: fc.nat(20),
});

describe("pieces of one item, through any sequence of events", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase("SQLite");
  });
  afterAll(() => database.close());

  test("are in stock or in an order, never both or neither, and stock is never negative", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
        const { db } = database;
        await resetShop(db);
        const clock = createClock();
        const deps = createOrderDeps(db, { now: clock.now });
        const orders: string[] = [];
        for (const { kind, at } of steps) {
          const id = orders[at % Math.max(1, orders.length)];
          if (kind === "place") {
            const answer = await placeOrder(deps, orderInput([{ id: ITEM, quantity: 1 + (at % 3) }]));
            if (answer.ok) orders.push(answer.id);
            else expect(answer.code).toBe("sold-out");
          } else if (kind === "wait") {
            clock.pass((1 + at) * 2 * 60_000);
            await expireHolds(db, async () => true, clock.now());
          } else if (id) await act(kind, id, at);
          await isWhole(orders);
        }

        async function act(kind: Step["kind"], orderId: string, by: number): Promise<void> {
          const total = (await orderById(db, orderId))?.order.total ?? 0;
          const amount = kind === "pay-wrong" ? total + 1 + by : total;
          if (kind.startsWith("pay")) await payOrder({ db, now: clock.now }, { orderId, amount, currency: "EUR" });
          if (kind === "cancel") await cancelOrder(db, orderId, "by-shopper", clock.now());
          if (kind === "ship") await shipOrder(db, orderId, clock.now());
          if (kind === "deliver") await deliverOrder(db, orderId, clock.now());
          if (kind === "refund") {
            const opened = await openRefund({ db, secrets: testSecrets }, orderId, {}, clock.now());
            if (opened.ok) await finishRefund(db, opened.refund, clock.now());
          }
        }

        async function isWhole(ids: readonly string[]): Promise<void> {
          const left = (await stockLeft(db, [ITEM])).get(ITEM) ?? Number.NaN;
          expect(left).toBeGreaterThanOrEqual(0);
          let outside = 0;
          for (const each of ids) {
            const order = (await orderById(db, each))?.order;
            const pieces = order?.lines.reduce((sum, line) => sum + line.quantity, 0) ?? 0;
            const wasSent = order?.events.some((event) => ["shipped", "delivered"].includes(event.kind)) ?? false;
            if (order && (held.has(order.state) || wasSent)) outside += pieces;
          }
          expect(left + outside).toBe(ON_SHELF);
        }
      }),
      { numRuns: 20, seed: 20261121 },
    );
  });
});
