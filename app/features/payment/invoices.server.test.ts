import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestDatabase, databaseKinds, type TestDatabase } from "../../../db/test-database.ts";
import { transact } from "../../../db/transact.ts";
import { shop } from "../../../tests/fixtures/sample-shop.config.ts";
import type { Cents } from "../catalogue/product.ts";
import { placeOrder } from "../checkout/place-order.server.ts";
import type { PlaceOrderInput } from "../checkout/place-order.ts";
import { sumAt } from "../invoices/credit-parts.ts";
import { invoicesOf, listInvoices } from "../invoices/read-invoices.server.ts";
import { cancelOrder } from "../orders/cancel-order.server.ts";
import { failRefund } from "../orders/failed-refund.server.ts";
import { shipOrder } from "../orders/fulfil-order.server.ts";
import { issueInvoice } from "../orders/invoice-order.server.ts";
import { payNow, payOrder } from "../orders/pay-order.server.ts";
import type { RefundWish } from "../orders/plan-refund.ts";
import { orderById, type StoredOrder } from "../orders/read-order.server.ts";
import { createClock, createOrderDeps, orderInput, products, resetShop } from "../orders/test-shop.ts";
import { refundOrder } from "./refund-order.server.ts";
import { issueCard, withCard } from "./test-cards.ts";
import { testPayment } from "./test-payment.server.ts";

const cents = (amount: number) => amount as Cents;
const lines = [
  { id: "2", quantity: 3 },
  { id: "5", quantity: 2 },
];
/** Goods of two rates in one order. */
const countries = { DE: { vat: 19, reduced: { food: 7 }, surcharge: 0 } };
const byId = (id: string) => {
  const product = products.find((one) => one.id === id);
  return product && id === "5" ? { ...product, vat: "food" } : product;
};

describe.each(databaseKinds())("invoices on %s", (kind) => {
  let database: TestDatabase;
  let clock: ReturnType<typeof createClock>;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
  }, 60_000);
  beforeEach(async () => {
    clock = createClock();
    await resetShop(database.db);
  });
  afterAll(() => database.close());

  async function place(input: PlaceOrderInput = orderInput(lines)): Promise<StoredOrder> {
    const deps = createOrderDeps(database.db, {
      now: clock.now,
      shop: { ...shop, countries },
      catalogue: { byId },
    });
    const placed = await placeOrder(deps, input);
    if (!placed.ok) throw new Error(placed.code);
    return placed;
  }
  async function paid(input?: PlaceOrderInput): Promise<StoredOrder> {
    const stored = await place(input);
    await payNow(database.db, stored.id, clock.now());
    return now(stored.id);
  }
  async function now(id: string): Promise<StoredOrder> {
    const stored = await orderById(database.db, id);
    if (!stored) throw new Error("the order is gone");
    return stored;
  }
  const refund = async (id: string, wish: RefundWish = {}) =>
    refundOrder({ db: database.db, payment: testPayment }, await now(id), wish, clock.now());
  const numbers = async () => (await listInvoices(database.db)).map(({ number }) => number);

  test("are issued once an order is paid, and hold all that was agreed", async () => {
    const billing = { name: "Analytical Ltd", street: "Ockham 1", postcode: "10117", city: "Berlin", country: "DE" };
    const input = orderInput(lines);
    const stored = await place({ ...input, checkout: { ...input.checkout, billing, coupon: "FIVER" } });
    expect(await numbers()).toEqual([]);
    await payNow(database.db, stored.id, clock.now());
    const [invoice] = await invoicesOf(database.db, stored.id);
    const { order } = await now(stored.id);
    expect(order.invoices).toEqual([{ number: "INV-1001", kind: "invoice" }]);
    expect(invoice).toMatchObject({
      number: "INV-1001",
      issuedOn: "2026-11-21",
      order: { number: order.number, placedOn: "2026-11-21" },
      currency: "EUR",
      seller: { name: "Vitrine", legalName: "Vitrine Handels GmbH", vatId: "DE000000000" },
      buyer: billing,
      deliveredTo: order.address,
      supply: { kind: "ahead", paidOn: "2026-11-21", expected: ["2026-11-24", "2026-11-26"] },
      lines: [
        { name: "Thing 2", quantity: 3, price: 1799, vatRate: 19, sku: "sku-2" },
        { name: "Thing 5", quantity: 2, price: 900, vatRate: 7, sku: "sku-5" },
      ],
      goods: 7197,
      discount: 500,
      coupon: "FIVER",
      delivery: 490,
      parts: order.vatParts,
      total: order.total,
      taxedIn: "DE",
      payments: [{ amount: order.total, provider: "test" }],
    });
  });

  test("number themselves without a gap and without a double, whoever pays at once and whatever is undone", async () => {
    const other = await database.openAnother();
    const orders = await Promise.all(Array.from({ length: 12 }, () => place(orderInput([{ id: "2", quantity: 1 }]))));
    const told = orders.map(({ id, order }, i) => {
      const deps = { db: i % 2 ? other : database.db, now: clock.now, faults: failAt(i) };
      return payOrder(deps, { orderId: id, amount: order.total, currency: "EUR" }).catch(() => "undone");
    });
    const outcomes = await Promise.all(told);
    expect(outcomes.filter((outcome) => outcome === "paid")).toHaveLength(8);
    const inOrder = Array.from({ length: 8 }, (_, i) => `INV-${1001 + i}`);
    expect(await numbers()).toEqual(inOrder);
    await payNow(database.db, orders[2]?.id ?? "", clock.now());
    expect(await numbers()).toEqual([...inOrder, "INV-1009"]);
  });

  test("come once for an order, however often it is told to be paid", async () => {
    const { id, order } = await place();
    const payment = { orderId: id, amount: order.total, currency: "EUR" };
    const tell = () => payOrder({ db: database.db, now: clock.now }, payment);
    expect((await Promise.all([tell(), tell(), tell()])).toSorted()).toEqual(["paid", "paid-before", "paid-before"]);
    expect(await transact(database.db, (trx) => issueInvoice(trx, id, clock.now()))).toBeUndefined();
    expect(await numbers()).toEqual(["INV-1001"]);
  });

  test("are not issued for money that came too late or was not the total, and its return is no credit", async () => {
    const late = await place();
    await cancelOrder(database.db, late.id, "by-shopper", clock.now());
    const payment = { orderId: late.id, amount: late.order.total, currency: "EUR" };
    expect(await payOrder({ db: database.db, now: clock.now }, payment)).toBe("late");
    expect(await refund(late.id)).toMatchObject({ ok: true });
    expect(await numbers()).toEqual([]);
  });

  test("stay as they are when the shop moves, and begin anew with a new prefix", async () => {
    const first = await paid();
    const before = await invoicesOf(database.db, first.id);
    const moved = { ...shop, company: { ...shop.company, city: "Leipzig" } };
    const next = { ...moved, invoices: { prefix: "2027-", creditPrefix: "CN-", first: 1, note: "Small business." } };
    const second = await place();
    await database.db.updateTable("orders").set({ state: "paid" }).where("id", "=", second.id).execute();
    expect(await issueInvoice(database.db, second.id, clock.now(), next)).toBe("2027-1");
    expect((await invoicesOf(database.db, second.id))[0]).toMatchObject({
      seller: { city: "Leipzig" },
      note: "Small business.",
    });
    expect(await invoicesOf(database.db, first.id)).toEqual(before);
  });

  test("are not issued by a shop that has no series", async () => {
    const { invoices: _, ...without } = shop;
    const { id } = await place();
    expect(await issueInvoice(database.db, id, clock.now(), without)).toBeUndefined();
  });

  test("of an order that is sent already tell the day of that as the day of supply", async () => {
    const { id } = await place();
    await database.db.updateTable("orders").set({ state: "paid" }).where("id", "=", id).execute();
    clock.pass(3 * 86_400_000);
    await shipOrder(database.db, id, clock.now());
    clock.pass(86_400_000);
    await issueInvoice(database.db, id, clock.now());
    expect((await invoicesOf(database.db, id))[0]).toMatchObject({
      issuedOn: "2026-11-25",
      supply: { kind: "made", on: "2026-11-24" },
    });
  });

  test("tell what a gift card paid, which takes nothing from the VAT", async () => {
    const { id, order } = await paid(withCard(lines, await issueCard(database.db, 3000)));
    const [invoice] = await invoicesOf(database.db, id);
    expect(invoice?.parts).toEqual(order.vatParts);
    expect(invoice?.payments).toEqual([
      { amount: 3000, last4: order.giftCard?.last4 },
      { amount: order.total - 3000, provider: "test" },
    ]);
    await refund(id);
    const [, note] = await invoicesOf(database.db, id);
    expect(note?.payments).toEqual(invoice?.payments);
  });

  test("are corrected by a credit note that is their mirror where all is given back", async () => {
    const { id } = await paid();
    await refund(id);
    const [invoice, note] = await invoicesOf(database.db, id);
    if (!invoice || !note) throw new Error("a document is missing");
    const { kind: _, number: __, ...same } = invoice;
    expect(note).toEqual({
      ...same,
      kind: "credit-note",
      number: "CN-1001",
      corrects: { number: "INV-1001", issuedOn: "2026-11-21" },
    });
    expect((await now(id)).order.invoices).toEqual([
      { number: "INV-1001", kind: "invoice" },
      { number: "CN-1001", kind: "credit-note" },
    ]);
  });

  test("are corrected part by part: pieces at their rate, sums by all, and together to the cent", async () => {
    const { id, order } = await paid();
    await refund(id, { line: 2, quantity: 1 });
    await refund(id, { amount: cents(1000) });
    await refund(id);
    const [invoice, piece, sum, rest] = await invoicesOf(database.db, id);
    expect(piece).toMatchObject({
      number: "CN-1001",
      corrects: { number: "INV-1001" },
      lines: [{ sku: "sku-5", quantity: 1 }],
      total: 900,
      parts: [{ rate: 7, gross: 900, vat: 59 }],
    });
    expect(sum).toMatchObject({ number: "CN-1002", lines: [], agreed: 1000, total: 1000 });
    expect(rest?.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ["sku-2", 3],
      ["sku-5", 1],
    ]);
    const notes = [piece, sum, rest].flatMap((note) => note?.parts ?? []);
    for (const { rate, gross, vat } of invoice?.parts ?? []) expect(sumAt(rate, notes)).toEqual({ gross, vat });
    expect(order.vatParts).toEqual(invoice?.parts);
  });

  test("are credited once, also where the bank sends the money back and it is given back again", async () => {
    const { id, order } = await paid();
    await refund(id);
    const { id: key } = await database.db.selectFrom("refunds").select("id").executeTakeFirstOrThrow();
    await transact(database.db, (trx) =>
      failRefund(trx, { ref: "re_1", key, amount: order.total as number }, clock.now()),
    );
    expect((await now(id)).order.state).toBe("refund-due");
    await refund(id);
    expect((await now(id)).order.state).toBe("refunded");
    expect(await numbers()).toEqual(["CN-1001", "INV-1001"]);
  });

  test("that were never issued are not corrected: an order from before them is paid back without a credit note", async () => {
    const { id } = await paid();
    await database.db.deleteFrom("invoices").execute();
    expect(await refund(id)).toMatchObject({ ok: true, left: 0 });
    expect(await numbers()).toEqual([]);
  });
});

/** Every third payment is cut off behind its invoice. */
function failAt(nth: number) {
  return (point: string) => {
    if (point === "after-paid" && nth % 3 === 2) throw new Error("cut off");
  };
}
