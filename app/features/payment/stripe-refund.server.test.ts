import { expect, onTestFinished, test } from "vitest";
import { createTestDatabase } from "../../../db/test-database.ts";
import type { Cents } from "../catalogue/product.ts";
import { placeOrder } from "../checkout/place-order.server.ts";
import { inEnglish } from "../mail/in-english.ts";
import { orderById } from "../orders/read-order.server.ts";
import { createClock, createOrderDeps, orderInput, resetShop } from "../orders/test-shop.ts";
import { createStripePayment } from "./stripe-payment.server.ts";
import { SECRET_KEY, signedEvent, startTestStripe, WEBHOOK_SECRET } from "./test-stripe.ts";

const DAY = 86_400_000;

test("money is given back once for each key, however late it is asked for again, and heard of from the dashboard", async () => {
  const { db, close } = await createTestDatabase("SQLite");
  const clock = createClock();
  const stripe = await startTestStripe(clock.now);
  onTestFinished(async () => {
    await stripe.close();
    await close();
  });
  await resetShop(db);
  const keys = { secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, url: stripe.url };
  const payment = createStripePayment({
    ...keys,
    db,
    baseUrl: "https://shop.example",
    holdMinutes: 30,
    now: clock.now,
    translate: () => inEnglish,
  });
  const hear = ({ raw, signature }: ReturnType<typeof signedEvent>) =>
    payment.handleWebhook?.(raw, new Headers({ "stripe-signature": signature }));
  const stored = await placeOrder(
    createOrderDeps(db, { now: clock.now, provider: "stripe" }),
    orderInput([{ id: "2", quantity: 3 }]),
  );
  if (!stored.ok) throw new Error(stored.code);
  expect(await payment.refund(stored, { key: "k1" })).toBe("refused");
  const session = stripe.finish((await payment.start(stored)).split("/").at(-1) ?? "");
  await hear(signedEvent("checkout.session.completed", session, "evt_1"));
  const part = { key: "k1", amount: 500 as Cents };
  expect([await payment.refund(stored, part), await payment.refund(stored, part)]).toEqual(["done", "done"]);
  expect(await payment.refund(stored, { key: "k2", amount: stored.order.total }), "more than is left").toBe("refused");
  const { params, idempotencyKey } =
    stripe.asked.find(({ path, method }) => `${method} ${path}` === "POST /v1/refunds") ?? {};
  expect([params?.get("amount"), idempotencyKey]).toEqual(["500", "refund-k1"]);
  // Stripe forgets a key after a day: what was given back with it is known by what it was marked with.
  clock.pass(DAY);
  expect(await payment.refund(stored, part)).toBe("done");
  expect(stripe.givenBack()).toBe(500);
  expect(await payment.refund(stored, { key: "k3" })).toBe("done");
  clock.pass(DAY);
  expect(await payment.refund(stored, { key: "k3" }), "all of it, once more").toBe("done");
  expect(stripe.givenBack()).toBe(stored.order.total);
  const charge = { id: "ch_1", refunded: true, payment_intent: session["payment_intent"] };
  await hear(signedEvent("charge.refunded", charge, "evt_2"));
  const { order } = (await orderById(db, stored.id)) ?? {};
  expect(order?.state).toBe("refunded");
  expect(
    order?.invoices?.map(({ number }) => number),
    "what the dashboard gave back is credited",
  ).toEqual(["INV-1001", "CN-1001"]);
});
