import { expect, onTestFinished, test } from "vitest";
import { allOf } from "../../../db/test-all-of.ts";
import { createTestDatabase } from "../../../db/test-database.ts";
import type { Cents } from "../catalogue/product.ts";
import { eachInvoice } from "../invoices/read-invoices.server.ts";
import { orderById } from "../orders/read-order.server.ts";
import { testSecrets } from "../orders/test-shop.ts";
import { refundOrder } from "./refund-order.server.ts";
import { cardSums, issueCard, withCard } from "./test-cards.ts";
import { openChargingShop } from "./test-charging.ts";

const CHARGE = 887;

/** An order of 58.87, paid with a gift card of 50.00 and the rest with Stripe. */
async function openPaidOrder() {
  const { db, close } = await createTestDatabase("SQLite");
  const { stripe, payment, clock, receive, place, pageOf } = await openChargingShop(db);
  onTestFinished(async () => {
    await stripe.close();
    await close();
  });
  const placed = await place(withCard([{ id: "2", quantity: 3 }], await issueCard(db, 5000)));
  const session = stripe.finish(await pageOf(placed));
  await receive("checkout.session.completed", session);
  const now = async () => {
    const stored = await orderById(db, placed.id);
    if (!stored) throw new Error("the order is gone");
    return stored;
  };
  const refund = async (amount?: number) =>
    refundOrder(
      { db, payment, secrets: testSecrets },
      await now(),
      amount ? { amount: amount as Cents } : {},
      clock.now(),
    );
  const charge = { id: "ch_1", refunded: true, payment_intent: session["payment_intent"] };
  return { db, payment, stripe, session, receive, now, refund, charge };
}

test("Stripe charges what the gift card leaves, and refunds no more than that", async () => {
  const { db, stripe, session, now, refund } = await openPaidOrder();
  expect(session["amount_total"]).toBe(CHARGE);
  expect((await now()).order.state).toBe("paid");
  expect(await refund()).toMatchObject({ ok: true, left: 0 });
  expect([stripe.givenBack(), (await cardSums(db)).left]).toEqual([CHARGE, 5000]);
});

test("Stripe's minimum charge is 50 cents or 15 korunas", async () => {
  const { payment } = await openPaidOrder();
  expect([payment.least?.("EUR"), payment.least?.("CZK")]).toEqual([50, 1500]);
});

test("a charge refunded in parts by the shop leaves the gift card's part with the order", async () => {
  const { db, stripe, receive, now, refund, charge } = await openPaidOrder();
  await refund(CHARGE);
  await receive("charge.refunded", charge);
  expect((await now()).order).toMatchObject({ state: "paid", refunded: CHARGE });
  expect(await refund()).toEqual({ ok: true, amount: 5000, left: 0 });
  expect((await now()).order.state).toBe("refunded");
  expect([stripe.givenBack(), (await cardSums(db)).left]).toEqual([CHARGE, 5000]);
});

test("a charge refunded in the dashboard counts once, and the rest of the order goes to the card", async () => {
  const { db, receive, now, refund, charge } = await openPaidOrder();
  await receive("charge.refunded", charge);
  await receive("charge.refunded", charge);
  expect((await now()).order).toMatchObject({ state: "paid", refunded: CHARGE });
  expect(await refund(5001)).toEqual({ ok: false, code: "too-much" });
  expect(await refund()).toEqual({ ok: true, amount: 5000, left: 0 });
  expect((await now()).order).toMatchObject({ state: "refunded", refunded: 5887 });
  expect((await cardSums(db)).left).toBe(5000);
  expect((await allOf(eachInvoice(db))).map(({ number, total }) => [number, total])).toEqual([
    ["CN-1001", CHARGE],
    ["CN-1002", 5000],
    ["INV-1001", 5887],
  ]);
});

test("a part of the charge refunded in the dashboard counts as the charge's, not as the gift card's", async () => {
  const { db, stripe, receive, now, refund, charge } = await openPaidOrder();
  await refund(100);
  await receive("charge.refunded", { ...charge, refunded: false, amount_refunded: 100 });
  await receive("charge.refunded", { ...charge, refunded: false, amount_refunded: 400 });
  expect((await now()).order).toMatchObject({ state: "paid", refunded: 400 });
  expect(await refund()).toEqual({ ok: true, amount: 5487, left: 0 });
  expect([stripe.givenBack(), (await cardSums(db)).left]).toEqual([CHARGE - 300, 5000]);
});

test("a refund that fails at Stripe is due again, and the card keeps what was credited to it", async () => {
  const { db, stripe, receive, now, refund } = await openPaidOrder();
  await refund();
  await receive("refund.failed", stripe.failRefund());
  expect((await now()).order).toMatchObject({ state: "refund-due", refunded: 5000 });
  expect(await refund()).toEqual({ ok: true, amount: CHARGE, left: 0 });
  expect((await now()).order).toMatchObject({ state: "refunded", refunded: 5887 });
  expect((await cardSums(db)).left).toBe(5000);
  const numbers = (await allOf(eachInvoice(db))).map(({ number }) => number);
  expect(numbers, "what was credited once is not credited again").toEqual(["CN-1001", "INV-1001"]);
});
