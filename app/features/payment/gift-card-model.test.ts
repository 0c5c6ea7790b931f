import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../db/test-database.ts";
import type { Cents } from "../catalogue/product.ts";
import { placeOrder } from "../checkout/place-order.server.ts";
import { chargeOf, heldByCards } from "../gift-cards/gift-card.ts";
import { cancelOrder } from "../orders/cancel-order.server.ts";
import { expireHolds } from "../orders/expire-holds.server.ts";
import { payOrder } from "../orders/pay-order.server.ts";
import { orderById } from "../orders/read-order.server.ts";
import { createClock, createOrderDeps, resetShop, testSecrets } from "../orders/test-shop.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { refundOrder } from "./refund-order.server.ts";
import { cardSums, issueCard, sharesWritten, withCards } from "./test-cards.ts";
import { testPayment } from "./test-payment.server.ts";

type Step = { kind: "place" | "pay" | "pay-wrong" | "cancel" | "wait" | "refund" | "refund-part"; at: number };

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(
    "place",
    "place",
    "pay",
    "pay",
    "pay-wrong",
    "cancel",
    "wait",
    "refund",
    "refund-part",
    "refund-part",
  ),
  at: fc.nat(20),
});

describe("gift card balances, through any sequence of events", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase("SQLite");
  });
  afterAll(() => database.close());

  test("are on a card or in an order, never both or neither, and no more is refunded than was paid", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 4, maxLength: 16 }),
        fc.array(fc.integer({ min: 100, max: 15_000 }), { minLength: 2, maxLength: 3 }),
        fc.boolean(),
        async (steps, values, refuses) => {
          const { db } = database;
          await resetShop(db);
          const clock = createClock();
          const cards: string[] = [];
          for (const value of values) cards.push(await issueCard(db, value));
          const orders: string[] = [];
          const came = new Map<string, number>();
          const wentBack = new Map<string, number>();
          let asks = 0;
          const payment: PaymentProvider = {
            ...testPayment,
            async refund({ id }, { amount }) {
              if (refuses && asks++ % 3 === 0) return "refused";
              const all = (came.get(id) ?? 0) - (wentBack.get(id) ?? 0);
              if (all <= 0 || (amount ?? 0) > all) return "refused";
              wentBack.set(id, (wentBack.get(id) ?? 0) + (amount ?? all));
              return "done";
            },
          };
          for (const { kind, at } of steps) {
            const id = orders[at % Math.max(1, orders.length)];
            if (kind === "place") {
              // One card or several, entered in any order.
              const turned = [...cards.slice(at % cards.length), ...cards.slice(0, at % cards.length)];
              const input = withCards([{ id: "2", quantity: 1 + (at % 4) }], turned.slice(0, 1 + (at % 3)));
              const answer = await placeOrder(createOrderDeps(db, { now: clock.now }), input);
              if (answer.ok) orders.push(answer.id);
              else expect(answer).toMatchObject({ code: "invalid", fields: [{ path: "giftCards" }] });
            } else if (kind === "wait") {
              clock.pass((1 + at) * 2 * 60_000);
              await expireHolds(db, async () => true, clock.now());
            } else if (id) await act(kind, id, at);
            await expectWhole();
          }

          async function act(kind: Step["kind"], orderId: string, by: number): Promise<void> {
            const stored = await orderById(db, orderId);
            if (!stored) throw new Error("the order is gone");
            if (kind === "cancel") await cancelOrder(db, orderId, "by-shopper", clock.now());
            // A payer pays once, and an order that a card paid in full has nothing left to pay.
            if (kind.startsWith("pay") && chargeOf(stored.order) > 0 && !came.has(orderId)) {
              const wrong = by % 2 ? 1 + by : -1 - by;
              const amount = chargeOf(stored.order) + (kind === "pay-wrong" ? wrong : 0);
              came.set(orderId, amount);
              await payOrder({ db, now: clock.now }, { orderId, amount, currency: "EUR" });
            }
            const part = { amount: (37 + by * 211) as Cents };
            if (kind.startsWith("refund"))
              await refundOrder(
                { db, payment, secrets: testSecrets },
                stored,
                kind === "refund" ? {} : part,
                clock.now(),
              );
          }

          async function expectWhole(): Promise<void> {
            const { issued, left, taken } = await cardSums(db);
            expect(left + taken).toBe(issued);
            for (const each of orders) {
              const order = (await orderById(db, each))?.order;
              if (!order) throw new Error("the order is gone");
              expect(wentBack.get(each) ?? 0).toBeLessThanOrEqual(came.get(each) ?? 0);
              const shares = await sharesWritten(db, each);
              expect(shares.written, "what goes back is stored per card").toBe(shares.toCards);
              if (order.state === "cancelled" || order.state === "expired") expect(heldByCards(order)).toBe(0);
              const cameInTime = order.events.some((event) => event.kind === "paid");
              if (order.state !== "refunded") continue;
              expect(heldByCards(order)).toBe(0);
              expect(wentBack.get(each) ?? 0).toBe(came.get(each) ?? 0);
              if (cameInTime) expect(order.refunded ?? 0).toBe(order.total);
            }
          }
        },
      ),
      { numRuns: 60, seed: 20261123 },
    );
  }, 60_000);
});
