import { allOf } from "../../../db/test-all-of.ts";
import { createTestDatabase, type DatabaseKind } from "../../../db/test-database.ts";
import { shop } from "../../../tests/fixtures/sample-shop.config.ts";
import { placeOrder } from "../checkout/place-order.server.ts";
import type { PlaceOrderInput } from "../checkout/place-order.ts";
import { eachInvoice } from "../invoices/read-invoices.server.ts";
import { payNow } from "../orders/pay-order.server.ts";
import { orderById, type StoredOrder } from "../orders/read-order.server.ts";
import { createClock, createOrderDeps, orderInput, products, resetShop, testSecrets } from "../orders/test-shop.ts";
import type { RefundRequest } from "../refunds/plan-refund.ts";
import { refundOrder } from "./refund-order.server.ts";
import { testPayment } from "./test-payment.server.ts";

/** Products with two VAT rates, used by most invoice tests. */
export const twoRates = [
  { id: "2", quantity: 3 },
  { id: "5", quantity: 2 },
];
const countries = { DE: { vat: 19, reduced: { food: 7 }, surcharge: 0 } };
const byId = (id: string) => {
  const product = products.find((one) => one.id === id);
  return product && id === "5" ? { ...product, vat: "food" } : product;
};

/** A shop with two VAT rates that issues invoices. */
export async function openInvoicingShop(kind: DatabaseKind) {
  const database = await createTestDatabase(kind);
  const { db } = database;
  let clock = createClock();
  const now = () => clock.now();

  async function place(input: PlaceOrderInput = orderInput(twoRates)): Promise<StoredOrder> {
    const deps = createOrderDeps(db, { now, shop: { ...shop, countries }, catalogue: { byId } });
    const placed = await placeOrder(deps, input);
    if (!placed.ok) throw new Error(placed.code);
    return placed;
  }
  async function read(id: string): Promise<StoredOrder> {
    const stored = await orderById(db, id);
    if (!stored) throw new Error("the order is gone");
    return stored;
  }
  return {
    db,
    now,
    pass: (ms: number) => clock.pass(ms),
    place,
    read,
    async paid(input?: PlaceOrderInput): Promise<StoredOrder> {
      const { id } = await place(input);
      await payNow(db, id, now());
      return read(id);
    },
    refund: async (id: string, wish: RefundRequest = {}) =>
      refundOrder({ db, payment: testPayment, secrets: testSecrets }, await read(id), wish, now()),
    numbers: async () => (await allOf(eachInvoice(db))).map(({ number }) => number),
    openAnother: database.openAnother,
    async reset() {
      clock = createClock();
      await resetShop(db);
    },
    close: database.close,
  };
}
