import type { Database } from "../../../db/tables.ts";
import { shop } from "../../../shop.config.ts";
import { untranslated } from "../../platform/i18n/words.ts";
import { placeOrder } from "../checkout/place-order.server.ts";
import type { Mail } from "../letters/mail.ts";
import { renderMail } from "../letters/mail-handler.server.ts";
import type { OrderMailJob } from "../letters/queue-mail.server.ts";
import type { StoredOrder } from "../orders/read-order.server.ts";
import { createOrderDeps, orderInput, testCatalogueIn } from "../orders/test-shop.ts";
import { type Contract, writeOrderMail } from "./write-mail.server.ts";

/** What emails are rendered with in tests: the untranslated English source strings. */
export const mailDeps = { shop, baseUrl: "https://shop.example", translate: () => untranslated };

/** Places an order with everything that emails can mention. */
export async function placeVariedOrder(db: Database, now: () => Date, method = "standard"): Promise<StoredOrder> {
  const input = orderInput([
    { id: "2", quantity: 3 },
    { id: "4", color: "black", size: "m", quantity: 1 },
    { id: "5", quantity: 1 },
  ]);
  const checkout = {
    ...input.checkout,
    address: { ...input.checkout.address, name: "Ada <b>& Co</b>" },
    method,
    note: "Ring twice\nplease",
    coupon: "WELCOME10",
  };
  const answer = await placeOrder(createOrderDeps(db, { now }), { ...input, checkout });
  if (!answer.ok) throw new Error(answer.code);
  return answer;
}

/** Returns the mail of a job as passed to a carrier; undefined if there is nothing to send. */
export async function mailOf(
  db: Database,
  job: OrderMailJob,
  contract: Contract = async () => ({}),
): Promise<Mail | undefined> {
  const mail = await writeOrderMail({ ...mailDeps, db, catalogueIn: testCatalogueIn, contract }, job);
  return mail && renderMail(mail, "job-1", mailDeps);
}
