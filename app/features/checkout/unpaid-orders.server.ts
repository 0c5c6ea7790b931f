import { sql } from "kysely";
import type { Database } from "../../../db/tables.ts";

/** How many orders may hold goods unpaid at once. A household or an office shares its network. */
const mostUnpaid = { email: 5, network: 15 };

/** Whom the unpaid orders are counted of; `network` is a keyed hash. */
type Holder = { email: string; network: string | undefined };

/** Whether as many orders as may be hold goods already; money that is on its way holds them longer and does not count. */
export async function holdsEnough(db: Database, { email, network }: Holder, now: Date): Promise<boolean> {
  const open = db
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
