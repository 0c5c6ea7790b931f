import { sql } from "kysely";
import type { Trx } from "../../../db/tables.ts";
import { waitTurn } from "../../../db/wait-turn.ts";

/** How many orders may hold goods unpaid at once. A household or an office shares its network. */
const mostUnpaid = { email: 5, network: 15 };

/** Whose unpaid orders are counted; `network` is a keyed hash. */
type Holder = { email: string; network: string | undefined };

/**
 * Whether as many orders as may be hold goods already; money that is on its way holds them longer and does not count.
 * Orders of the same address or network come one after the other from here to the end of `trx`.
 */
export async function holdsEnough(trx: Trx, { email, network }: Holder, now: Date): Promise<boolean> {
  await waitTurn(trx, "email", email.toLowerCase());
  if (network) await waitTurn(trx, "network", network);
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
