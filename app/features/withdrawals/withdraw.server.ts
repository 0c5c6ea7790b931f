import { newId } from "../../../db/new-id.ts";
import type { Database } from "../../../db/tables.ts";
import { transact } from "../../../db/transact.ts";
import { queueMail } from "../letters/queue-mail.server.ts";
import type { WithdrawnLine } from "../orders/count-withdrawn.ts";
import { addEvent } from "../orders/move-order.server.ts";
import { tidyOrderNumber } from "../orders/order-number.ts";
import { rowByNumber } from "../orders/read-order.server.ts";

export type Withdrawal = {
  number: string;
  name: string;
  email: string;
  language: string;
  /** The lines withdrawn from; empty for the whole order. */
  lines: readonly WithdrawnLine[];
};

/** The response to a withdrawal. */
export type Receipt = { id: string; receivedAt: string; number: string };

/**
 * Stores a withdrawal from a contract and queues its receipt. It is accepted in any state of the order, and the
 * response is the same if number and email match no order: the owner looks into that, and nothing is leaked.
 */
export function withdraw(db: Database, withdrawal: Withdrawal, now: Date): Promise<Receipt> {
  const id = newId(now);
  const typed = tidyOrderNumber(withdrawal.number);
  const email = withdrawal.email.toLowerCase();
  return transact(db, async (trx) => {
    const row = await rowByNumber(trx, withdrawal.number);
    const order = row?.email.toLowerCase() === email ? row : undefined;
    const orderId = order?.id ?? null;
    await trx
      .insertInto("withdrawals")
      .values({
        id,
        received_at: now.toISOString(),
        order_id: orderId,
        number: order?.number ?? typed,
        name: withdrawal.name,
        email: withdrawal.email,
        lines: JSON.stringify(withdrawal.lines),
        language: withdrawal.language,
      })
      .execute();
    if (orderId) await addEvent(trx, orderId, { kind: "withdrawal", now, detail: id });
    await queueMail(trx, { template: "withdrawal-receipt", withdrawalId: id }, now);
    await queueMail(trx, { template: "withdrawal-notice", withdrawalId: id }, now);
    return { id, receivedAt: now.toISOString(), number: typed };
  });
}
