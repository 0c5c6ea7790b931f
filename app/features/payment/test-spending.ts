import { afterAll, beforeAll, beforeEach } from "vitest";
import type { Database } from "../../../db/tables.ts";
import { createTestDatabase, type databaseKinds, type TestDatabase } from "../../../db/test-database.ts";
import { payOrder } from "../orders/pay-order.server.ts";
import { orderById, type StoredOrder } from "../orders/read-order.server.ts";
import { createClock, createOrderDeps, resetShop, testSecrets } from "../orders/test-shop.ts";
import type { RefundRequest } from "../refunds/plan-refund.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { refundOrder } from "./refund-order.server.ts";
import { cardSums } from "./test-cards.ts";
import { testPayment } from "./test-payment.server.ts";

/**
 * A shop for gift card tests, reset before each of them, on a database that a second process has open as well. `given`
 * lists the cents that its provider was asked to refund, undefined for a whole charge.
 */
export function openCardShop(kind: ReturnType<typeof databaseKinds>[number]) {
  let database: TestDatabase;
  const clock = createClock();
  const given: (number | undefined)[] = [];
  let other: Database;
  const payment: PaymentProvider = {
    ...testPayment,
    async refund(_, { amount }) {
      given.push(amount);
      return "done";
    },
  };
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    other = await database.openAnother();
  }, 60_000);
  beforeEach(async () => {
    await resetShop(database.db);
    given.length = 0;
  });
  afterAll(() => database.close());

  async function now({ id }: { id: string }): Promise<StoredOrder> {
    const stored = await orderById(database.db, id);
    if (!stored) throw new Error("the order is gone");
    return stored;
  }
  return {
    get db() {
      return database.db;
    },
    get place() {
      return database.place;
    },
    get other() {
      return other;
    },
    clock,
    given,
    payment,
    deps: (db = database.db) => createOrderDeps(db, { now: clock.now }),
    now,
    refund: async (stored: StoredOrder, wish: RefundRequest = {}) =>
      refundOrder({ db: database.db, payment, secrets: testSecrets }, await now(stored), wish, clock.now()),
    pay: (stored: StoredOrder, amount: number) =>
      payOrder({ db: database.db, now: clock.now }, { orderId: stored.id, amount, currency: "EUR" }),
    balance: async () => (await cardSums(database.db)).left,
  };
}
