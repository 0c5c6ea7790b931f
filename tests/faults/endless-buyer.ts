/**
 * Buys until its standard input ends: `endless-buyer.ts <data folder or database URL>`. Prints the number of each
 * confirmed order.
 */

import { pino } from "pino";
import { placeOrder } from "../../app/features/checkout/place-order.server.ts";
import { createOrderDeps, orderInput } from "../../app/features/orders/test-shop.ts";
import { openDatabase } from "../../db/database.ts";

const [place = ""] = process.argv.slice(2);
const isAddress = place.startsWith("postgres");
const db = await openDatabase({ ...(isAddress && { url: place }), dataDir: place, log: pino({ level: "silent" }) });

let isOver = false;
process.stdin.on("end", () => {
  isOver = true;
});
process.stdin.resume();

while (!isOver) {
  const answer = await placeOrder(createOrderDeps(db), orderInput([{ id: "2", quantity: 1 }]));
  if (!answer.ok) throw new Error(answer.code);
  process.stdout.write(`${answer.order.number}\n`);
  await new Promise((resolve) => setImmediate(resolve));
}
await db.destroy();
