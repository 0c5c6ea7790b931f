import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { databaseKinds } from "../../../db/test-database.ts";
import { transact } from "../../../db/transact.ts";
import { shop } from "../../../tests/fixtures/sample-shop.config.ts";
import { invoicesOf } from "../invoices/read-invoices.server.ts";
import { cancelOrder } from "../orders/cancel-order.server.ts";
import { shipOrder } from "../orders/fulfil-order.server.ts";
import { issueInvoice } from "../orders/invoice-order.server.ts";
import { payNow, payOrder } from "../orders/pay-order.server.ts";
import { orderInput } from "../orders/test-shop.ts";
import { issueCard, withCard } from "./test-cards.ts";
import { openInvoicingShop, twoRates } from "./test-invoices.ts";

describe.each(databaseKinds())("invoices on %s", (kind) => {
  let on: Awaited<ReturnType<typeof openInvoicingShop>>;
  beforeAll(async () => {
    on = await openInvoicingShop(kind);
  }, 60_000);
  beforeEach(() => on.reset());
  afterAll(() => on.close());

  test("are issued once an order is paid, with everything that was agreed", async () => {
    const billing = { name: "Analytical Ltd", street: "Ockham 1", postcode: "10117", city: "Berlin", country: "DE" };
    const input = orderInput(twoRates);
    const stored = await on.place({ ...input, checkout: { ...input.checkout, billing, coupon: "FIVER" } });
    expect(await on.numbers()).toEqual([]);
    await payNow(on.db, stored.id, on.now());
    const [invoice] = await invoicesOf(on.db, stored.id);
    const { order } = await on.read(stored.id);
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

  test("are numbered without gaps or duplicates, despite concurrent payments and rollbacks", async () => {
    const other = await on.openAnother();
    const orders = await Promise.all(
      Array.from({ length: 12 }, () => on.place(orderInput([{ id: "2", quantity: 1 }]))),
    );
    const payments = orders.map(({ id, order }, i) => {
      const deps = { db: i % 2 ? other : on.db, now: on.now, failpoints: failAt(i) };
      return payOrder(deps, { orderId: id, amount: order.total, currency: "EUR" }).catch(() => "undone");
    });
    const outcomes = await Promise.all(payments);
    expect(outcomes.filter((outcome) => outcome === "paid")).toHaveLength(8);
    const inOrder = Array.from({ length: 8 }, (_, i) => `INV-${1001 + i}`);
    expect(await on.numbers()).toEqual(inOrder);
    await payNow(on.db, orders[2]?.id ?? "", on.now());
    expect(await on.numbers()).toEqual([...inOrder, "INV-1009"]);
  });

  test("are issued once per order, however often the payment is reported", async () => {
    const { id, order } = await on.place();
    const payment = { orderId: id, amount: order.total, currency: "EUR" };
    const tell = () => payOrder({ db: on.db, now: on.now }, payment);
    expect((await Promise.all([tell(), tell(), tell()])).toSorted()).toEqual(["paid", "paid-before", "paid-before"]);
    expect(await transact(on.db, (trx) => issueInvoice(trx, id, on.now()))).toBeUndefined();
    expect(await on.numbers()).toEqual(["INV-1001"]);
  });

  test("are not issued for late or wrong payments, whose refund is not credited either", async () => {
    const late = await on.place();
    await cancelOrder(on.db, late.id, "by-shopper", on.now());
    const payment = { orderId: late.id, amount: late.order.total, currency: "EUR" };
    expect(await payOrder({ db: on.db, now: on.now }, payment)).toBe("late");
    expect(await on.refund(late.id)).toMatchObject({ ok: true });
    expect(await on.numbers()).toEqual([]);
  });

  test("stay unchanged when the shop moves, and restart with a new prefix", async () => {
    const first = await on.paid();
    const before = await invoicesOf(on.db, first.id);
    const moved = { ...shop, company: { ...shop.company, city: "Leipzig" } };
    const next = { ...moved, invoices: { prefix: "2027-", creditPrefix: "CN-", first: 1, note: "Small business." } };
    const second = await on.place();
    await on.db.updateTable("orders").set({ state: "paid" }).where("id", "=", second.id).execute();
    expect(await issueInvoice(on.db, second.id, on.now(), next)).toBe("2027-1");
    expect((await invoicesOf(on.db, second.id))[0]).toMatchObject({
      seller: { city: "Leipzig" },
      note: "Small business.",
    });
    expect(await invoicesOf(on.db, first.id)).toEqual(before);
  });

  test("are not issued by a shop without a number series", async () => {
    const { invoices: _, ...without } = shop;
    const { id } = await on.place();
    expect(await issueInvoice(on.db, id, on.now(), without)).toBeUndefined();
  });

  test("for an order already sent use that day as the date of supply", async () => {
    const { id } = await on.place();
    await on.db.updateTable("orders").set({ state: "paid" }).where("id", "=", id).execute();
    on.pass(3 * 86_400_000);
    await shipOrder(on.db, id, on.now());
    on.pass(86_400_000);
    await issueInvoice(on.db, id, on.now());
    expect((await invoicesOf(on.db, id))[0]).toMatchObject({
      issuedOn: "2026-11-25",
      supply: { kind: "made", on: "2026-11-24" },
    });
  });

  test("list what a gift card paid, without reducing the VAT", async () => {
    const { id, order } = await on.paid(withCard(twoRates, await issueCard(on.db, 3000)));
    const [invoice] = await invoicesOf(on.db, id);
    expect(invoice?.parts).toEqual(order.vatParts);
    expect(invoice?.payments).toEqual([
      { amount: 3000, last4: order.giftCards?.[0]?.last4 },
      { amount: order.total - 3000, provider: "test" },
    ]);
    await on.refund(id);
    const [, note] = await invoicesOf(on.db, id);
    expect(note?.payments).toEqual(invoice?.payments);
  });
});

/** Cuts off every third payment after its invoice. */
function failAt(nth: number) {
  return (point: string) => {
    if (point === "after-paid" && nth % 3 === 2) throw new Error("cut off");
  };
}
