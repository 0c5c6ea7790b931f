/**
 * A process that buys until it is killed: `buyer.ts <data folder or database address> <keys, by comma> <point> <nth>`.
 * It prints a line when it begins, for each order that was confirmed to it, and for each payment.
 */
import { pino } from "pino";
import { placeOrder } from "../../app/features/checkout/place-order.server.ts";
import type { Faults } from "../../app/features/orders/faults.server.ts";
import { payOrder } from "../../app/features/orders/pay-order.server.ts";
import { createOrderDeps, orderInput } from "../../app/features/orders/test-shop.ts";
import { openDatabase } from "../../db/database.ts";

const [place = "", keys = "", point = "", nth = "1"] = process.argv.slice(2);
const isAddress = place.startsWith("postgres");
const db = await openDatabase({ ...(isAddress && { url: place }), dataDir: place, log: pino({ level: "silent" }) });

let passes = 0;
const faults: Faults = (passed) => {
  if (passed !== point) return;
  passes++;
  if (passes === Number(nth)) process.kill(process.pid, "SIGKILL");
};

process.stdout.write("open\n");
for (const key of keys.split(",")) {
  const input = orderInput([{ id: "2", quantity: 1 }], { key });
  const checkout = { ...input.checkout, contact: { email: "ada@example.com" } };
  const answer = await placeOrder(createOrderDeps(db, { faults }), { ...input, checkout });
  if (!answer.ok) throw new Error(answer.code);
  process.stdout.write(`placed ${key} ${answer.order.number}\n`);
  await payOrder(
    { db, now: () => new Date(), faults },
    { orderId: answer.id, amount: answer.order.total, currency: "EUR" },
  );
  process.stdout.write(`paid ${key} ${answer.order.number}\n`);
}
await db.destroy();
