import { lockForTransaction } from "../../../db/lock-for-transaction.ts";
import type { Trx } from "../../../db/tables.ts";
import type { Holder } from "./place-order.ts";

/** How many unpaid orders may hold stock at the same time. A household or an office shares its network. */
const mostUnpaid = { holder: 5, network: 15 };

/**
 * Whether the limit of unpaid orders that hold stock is reached; pending payments hold it longer and do not count. An
 * account is not refused for what others in its network do. Locks holder and network until the end of `trx`, so that
 * their orders run one after the other. The order itself has its key already, but is not stored yet.
 */
export async function isAtUnpaidLimit(trx: Trx, { holder, network, isGuest }: Holder, now: Date): Promise<boolean> {
  await lockForTransaction(trx, "holder", holder);
  if (network) await lockForTransaction(trx, "network", network);
  const open = trx
    .selectFrom("orders")
    .innerJoin("order_keys", "order_keys.order_id", "orders.id")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("state", "=", "awaiting-payment")
    .where("hold_until", ">", now.toISOString());
  const ofHolder = await open.where("holder", "=", holder).executeTakeFirstOrThrow();
  if (Number(ofHolder.count) >= mostUnpaid.holder) return true;
  if (!network || !isGuest) return false;
  const ofNetwork = await open.where("network", "=", network).executeTakeFirstOrThrow();
  return Number(ofNetwork.count) >= mostUnpaid.network;
}
