import { expect, onTestFinished, test } from "vitest";
import { createTestDatabase } from "../../../db/test-database.ts";
import type { Cents } from "../catalogue/product.ts";
import { orderById } from "../orders/read-order.server.ts";
import { refundOrder } from "./refund-order.server.ts";
import { openChargingShop } from "./test-charging.ts";

const DAY = 86_400_000;

async function openShop() {
  const { db, close } = await createTestDatabase("SQLite");
  const shop = await openChargingShop(db);
  onTestFinished(async () => {
    await shop.stripe.close();
    await close();
  });
  return shop;
}

/** A paid order, whose charge `give` refunds in part; `tell` reports what was refunded of the charge so far. */
async function openPaidOrder() {
  const shop = await openShop();
  const stored = await shop.place();
  const session = shop.stripe.finish(await shop.pageOf(stored));
  const { payment_intent } = session;
  const { number, total } = stored.order;
  const charge = { refunded: false, payment_intent, metadata: { order: number } };
  return {
    shop,
    total,
    pay: () => shop.receive("checkout.session.completed", session),
    tell: (amount_refunded: number) => shop.receive("charge.refunded", { ...charge, amount_refunded }),
    fail: (id: string, amount: number) => shop.receive("refund.failed", { id, amount, metadata: {}, payment_intent }),
    give: async (amount?: number) => {
      const wish = amount === undefined ? {} : { amount: amount as Cents };
      return refundOrder(shop.deps, (await orderById(shop.deps.db, stored.id)) ?? stored, wish, shop.clock.now());
    },
    now: () => shop.now(stored),
  };
}

test("refunds are made once per key, however late they are retried, and recorded from the dashboard", async () => {
  const shop = await openShop();
  const { clock, payment, stripe } = shop;
  const stored = await shop.place();
  expect(await payment.refund(stored, { key: "k1" })).toBe("refused");
  const session = stripe.finish(await shop.pageOf(stored));
  await shop.receive("checkout.session.completed", session);
  const part = { key: "k1", amount: 500 as Cents };
  expect([await payment.refund(stored, part), await payment.refund(stored, part)]).toEqual(["done", "done"]);
  expect(await payment.refund(stored, { key: "k2", amount: stored.order.total }), "more than is left").toBe("refused");
  const { params, idempotencyKey } =
    stripe.requests.find(({ path, method }) => `${method} ${path}` === "POST /v1/refunds") ?? {};
  expect([params?.get("amount"), idempotencyKey]).toEqual(["500", "refund-k1"]);
  // Stripe forgets a key after a day: earlier refunds are recognised by their metadata.
  clock.pass(DAY);
  expect(await payment.refund(stored, part)).toBe("done");
  expect(stripe.givenBack()).toBe(500);
  expect(await payment.refund(stored, { key: "k3" })).toBe("done");
  clock.pass(DAY);
  expect(await payment.refund(stored, { key: "k3" }), "all of it, once more").toBe("done");
  expect(stripe.givenBack()).toBe(stored.order.total);
  const charge = { id: "ch_1", refunded: true, payment_intent: session["payment_intent"] };
  await shop.receive("charge.refunded", charge);
  const order = await shop.now(stored);
  expect(order?.state).toBe("refunded");
  expect(
    order?.invoices?.map(({ number }) => number),
    "what the dashboard refunded is credited",
  ).toEqual(["INV-1001", "CN-1001"]);
});

test.each([100, -100])("of a payment %d cents off, given back in parts, nothing stays with the shop", async (off) => {
  const shop = await openShop();
  const stored = await shop.place();
  const session = shop.stripe.finish(await shop.pageOf(stored));
  const came = stored.order.total + off;
  session["amount_total"] = came;
  await shop.receive("checkout.session.completed", session);
  for (const wish of [{ amount: 500 as Cents }, {}]) {
    const due = await orderById(shop.deps.db, stored.id);
    expect(due?.order.state).toBe("refund-due");
    if (due) await refundOrder(shop.deps, due, wish, shop.clock.now());
  }
  expect([shop.stripe.givenBack(), (await shop.now(stored))?.state]).toEqual([came, "refunded"]);
});

test("a part refunded in the dashboard is recorded once and credited, and the rest can be refunded", async () => {
  const { shop, total, pay, tell, give, now } = await openPaidOrder();
  await pay();
  await give(500);
  // Stripe may repeat an event, or deliver an earlier one late.
  for (const amount of [800, 800, 500]) await tell(amount);
  const order = await now();
  expect(order).toMatchObject({ state: "paid", refunded: 800 });
  const parts = order?.events.filter(({ kind }) => kind === "refunded-part");
  expect(parts?.map(({ detail }) => detail)).toEqual(["500", "300"]);
  expect(order?.invoices?.map(({ number }) => number)).toEqual(["INV-1001", "CN-1001", "CN-1002"]);
  expect(await shop.left(), "the goods stay where they are").toBe(97);
  expect(await give(total - 799)).toEqual({ ok: false, code: "too-much" });
  expect(await give()).toMatchObject({ ok: true, amount: total - 800, left: 0 });
});

test("a part refunded in the dashboard before the payment is reported is resent", async () => {
  const { pay, tell, now } = await openPaidOrder();
  await expect(tell(300)).rejects.toThrow();
  await pay();
  await tell(300);
  expect(await now()).toMatchObject({ state: "paid", refunded: 300 });
});

test("a part refunded in the dashboard that fails later is due again, but only if it was recorded", async () => {
  const { shop, pay, tell, fail, give, now } = await openPaidOrder();
  const notices = () =>
    shop.deps.db.selectFrom("jobs").select("id").where("dedupe_key", "like", "mail:refund-failed%").execute();
  await pay();
  await give(500);
  await fail("re_unrecorded", 300);
  expect([(await now())?.refunded, await notices()]).toEqual([500, []]);
  await tell(800);
  await fail("re_recorded", 300);
  expect([(await now())?.refunded, (await notices()).length]).toEqual([500, 1]);
});
