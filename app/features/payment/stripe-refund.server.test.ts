import { expect, onTestFinished, test } from "vitest";
import { createTestDatabase } from "../../../db/test-database.ts";
import type { Cents } from "../catalogue/product.ts";
import { openChargingShop } from "./test-charging.ts";

const DAY = 86_400_000;

test("refunds are made once per key, however late they are retried, and recorded from the dashboard", async () => {
  const { db, close } = await createTestDatabase("SQLite");
  const shop = await openChargingShop(db);
  const { clock, payment, stripe } = shop;
  onTestFinished(async () => {
    await stripe.close();
    await close();
  });
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
