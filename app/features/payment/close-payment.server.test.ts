import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../db/test-database.ts";
import { placeOrder } from "../checkout/place-order.server.ts";
import { expireHolds } from "../orders/expire-holds.server.ts";
import { orderById } from "../orders/read-order.server.ts";
import { createClock, createOrderDeps, orderInput, resetShop } from "../orders/test-shop.ts";
import { createPaymentCloser } from "./close-payment.server.ts";
import type { PaymentProgress, PaymentProvider } from "./payment-provider.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase("SQLite");
});
afterAll(() => database.close());

test("pending payments and an unresponsive provider are polled quickly at first, later once an hour", async () => {
  const { db } = database;
  const clock = createClock();
  await resetShop(db);
  const placed = await placeOrder(createOrderDeps(db, { now: clock.now }), orderInput([{ id: "2", quantity: 3 }]));
  if (!placed.ok) throw new Error(placed.code);
  clock.pass(31 * MINUTE);
  let begin = clock.now().getTime();
  const asked: number[] = [];
  let answer: PaymentProgress | undefined;
  const close = async () => {
    asked.push((clock.now().getTime() - begin) / MINUTE);
    if (!answer) throw new Error("silent");
    return answer;
  };
  const payment = { id: "test", close } as unknown as PaymentProvider;
  const closer = createPaymentCloser({ db, payment, log: pino({ level: "silent" }), now: clock.now });
  const rounds = async (ms: number) => {
    asked.length = 0;
    for (const end = clock.now().getTime() + ms; clock.now().getTime() < end; clock.pass(MINUTE / 4))
      expect(await expireHolds(db, closer, clock.now())).toBe(0);
  };
  await rounds(MINUTE);
  expect(asked).toEqual([0, 0.25, 0.75]);
  await rounds(DAY);
  expect(Math.max(...asked.map((at, i) => at - (asked[i - 1] ?? at)))).toBe(60);
  clock.pass(DAY);
  begin = clock.now().getTime();
  answer = { kind: "pending" };
  await rounds(DAY);
  expect(asked.slice(0, 5)).toEqual([0, 0.25, 0.75, 1.75, 3.75]);
  expect(Math.max(...asked.map((at, i) => at - (asked[i - 1] ?? at)))).toBe(60);
  expect(asked.length).toBeLessThan(40);
  answer = { kind: "paid", payment: { orderId: placed.id, amount: placed.order.total, currency: "EUR" } };
  await rounds(60 * MINUTE);
  expect(asked).toHaveLength(1);
  expect((await orderById(db, placed.id))?.order.state).toBe("paid");
});
