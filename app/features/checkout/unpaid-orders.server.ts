import { sql } from "kysely";
import { lockForTransaction } from "../../../db/lock-for-transaction.ts";
import type { Trx } from "../../../db/tables.ts";

/** How many unpaid orders may hold stock at the same time. A household or an office shares its network. */
const mostUnpaid = { email: 5, network: 15 };

/** Whose unpaid orders to count; `network` is a keyed hash. */
type Holder = { email: string; network: string | undefined };

/**
 * Whether the limit of unpaid orders that hold stock is reached; pending payments hold it longer and do not count.
 * Locks the email and network until the end of `trx`, so that their orders run one after the other.
 */
export async function isAtUnpaidLimit(trx: Trx, { email, network }: Holder, now: Date): Promise<boolean> {
  await lockForTransaction(trx, "email", email.toLowerCase());
  if (network) await lockForTransaction(trx, "network", network);
  const open = trx
    .selectFrom("orders")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("state", "=", "awaiting-payment")
    .where("hold_until", ">", now.toISOString());
  const ofEmail = await open.where(sql`lower(email)`, "=", email.toLowerCase()).executeTakeFirstOrThrow();
  if (Number(ofEmail.count) >= mostUnpaid.email) return true;
  if (!network) return false;
  const ofNetwork = await open
    .innerJoin("order_keys", "order_keys.order_id", "orders.id")
    .where("network", "=", network)
    .executeTakeFirstOrThrow();
  return Number(ofNetwork.count) >= mostUnpaid.network;
}
