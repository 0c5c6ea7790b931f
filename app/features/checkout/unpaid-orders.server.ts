import type { ExpressionBuilder } from "kysely";
import { lockForTransaction } from "../../../db/lock-for-transaction.ts";
import type { Tables, Trx } from "../../../db/tables.ts";
import type { ItemKey } from "../catalogue/product.ts";
import type { Holder } from "./place-order.ts";

/** How many unpaid orders may hold stock at the same time. A household or an office shares its network. */
const mostUnpaid = { holder: 5, network: 30 };
const DAY_MS = 86_400_000;
/** An order cancelled after this has held its goods as one that expired has. */
const HELD_MS = 10 * 60_000;

/** The unpaid orders of an order's holder, and of the holder's network if that is a guest. */
export type Unpaid = {
  /** Whether there are as many as may be. */
  isAtLimit: boolean;
  /** Whether there are any, or were within a day. */
  isRepeat: boolean;
  /** Pieces that they hold of the items asked for. */
  pieces: ReadonlyMap<ItemKey, number>;
};

/**
 * Reads what a holder has unpaid; pending payments hold it longer and do not count. An account is not answerable for what
 * others in its network do. Locks holder and network until the end of `trx`, so that their orders run one after the other.
 */
export async function readUnpaid(trx: Trx, from: Holder, items: readonly ItemKey[], now: Date): Promise<Unpaid> {
  await lockForTransaction(trx, "holder", from.holder);
  if (from.network) await lockForTransaction(trx, "network", from.network);
  const open = await openOrders(trx, from, now).execute();
  const count = { holder: open.filter((order) => order.holder === from.holder).length, network: open.length };
  return {
    isAtLimit: count.holder >= mostUnpaid.holder || count.network >= mostUnpaid.network,
    isRepeat: open.length > 0 || (await hasEnded(trx, from, now)),
    pieces: open.length > 0 ? await piecesIn(trx, from, items, now) : new Map(),
  };
}

/**
 * Returns how many pieces would be on the shelves if no order were unpaid, after `taken` have been taken by an order that
 * is not stored yet.
 */
export async function shelvesOf(trx: Trx, taken: ReadonlyMap<ItemKey, number>): Promise<Map<ItemKey, number>> {
  const items = [...taken.keys()];
  const shelves = new Map(taken);
  const add = (item: ItemKey, pieces: number) => shelves.set(item, (shelves.get(item) ?? 0) + pieces);
  const stock = await trx.selectFrom("stock").selectAll().where("item_key", "in", items).execute();
  for (const row of stock) add(row.item_key, row.on_hand);
  const unpaid = await trx
    .selectFrom("orders")
    .innerJoin("order_lines", "order_lines.order_id", "orders.id")
    .select(({ fn }) => ["item_key", fn.sum<number>("quantity").as("pieces")])
    .where("state", "=", "awaiting-payment")
    .where("item_key", "in", items)
    .groupBy("item_key")
    .execute();
  for (const row of unpaid) add(row.item_key, Number(row.pieces));
  return shelves;
}

/** Ends the holds of a holder's larger unpaid orders of these items at `until`, if they would last longer. */
export async function shortenHolds(trx: Trx, from: Holder, items: readonly ItemKey[], until: Date): Promise<void> {
  const now = until.toISOString();
  const larger = trx
    .selectFrom("order_lines")
    .select("order_id")
    .groupBy("order_id")
    .having(({ fn }) => fn.sum("quantity"), ">", KEPT_PIECES);
  const holding = trx.selectFrom("order_lines").select("order_id").where("item_key", "in", items);
  const theirs = trx.selectFrom("order_keys").select("order_id").where(isTheirs(from));
  await trx
    .updateTable("orders")
    .set({ hold_until: now })
    .where("state", "=", "awaiting-payment")
    .where("hold_until", ">", now)
    .where("id", "in", theirs)
    .where("id", "in", holding)
    .where("id", "in", larger)
    .execute();
}

/** Orders of up to this many pieces keep the hold that they were placed with. */
const KEPT_PIECES = 5;

function isTheirs({ holder, network, isGuest }: Holder) {
  return (is: ExpressionBuilder<Pick<Tables, "order_keys">, "order_keys">) =>
    is.or([is("holder", "=", holder), ...(isGuest && network ? [is("network", "=", network)] : [])]);
}

function openOrders(trx: Trx, from: Holder, now: Date) {
  return trx
    .selectFrom("order_keys")
    .innerJoin("orders", "orders.id", "order_keys.order_id")
    .select(["orders.id", "holder"])
    .where(isTheirs(from))
    .where("state", "=", "awaiting-payment")
    .where("hold_until", ">", now.toISOString());
}

async function piecesIn(trx: Trx, from: Holder, items: readonly ItemKey[], now: Date): Promise<Map<ItemKey, number>> {
  const rows = await trx
    .selectFrom("order_lines")
    .select(({ fn }) => ["item_key", fn.sum<number>("quantity").as("pieces")])
    .where("item_key", "in", items)
    .where("order_id", "in", openOrders(trx, from, now).clearSelect().select("orders.id"))
    .groupBy("item_key")
    .execute();
  return new Map(rows.map((row) => [row.item_key, Number(row.pieces)]));
}

/** Whether an order of theirs expired within a day, or was cancelled after holding its goods for a while. */
async function hasEnded(trx: Trx, from: Holder, now: Date): Promise<boolean> {
  const ended = await trx
    .selectFrom("order_keys")
    .innerJoin("orders", "orders.id", "order_keys.order_id")
    .innerJoin("order_events", "order_events.order_id", "orders.id")
    .select(["state", "placed_at", "at"])
    .where(isTheirs(from))
    .where("state", "in", ["expired", "cancelled"])
    .whereRef("order_events.kind", "=", "orders.state")
    .where("at", ">", new Date(now.getTime() - DAY_MS).toISOString())
    .execute();
  return ended.some(
    ({ state, placed_at, at }) => state === "expired" || Date.parse(at) - Date.parse(placed_at) >= HELD_MS,
  );
}
