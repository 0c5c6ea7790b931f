import { type SqlBool, sql } from "kysely";
import { newId } from "../../../db/new-id.ts";
import type { RefundTable } from "../../../db/refund-table.ts";
import type { Secrets } from "../../../db/secrets.ts";
import type { Database, Trx } from "../../../db/tables.ts";
import { transact } from "../../../db/transact.ts";
import type { Cents } from "../catalogue/product.ts";
import {
  type CardShare,
  repayGiftCards,
  splitAmongCards,
  type UselessCard,
  uselessCards,
} from "../gift-cards/card-uses.server.ts";
import { repayableOf } from "../gift-cards/gift-card.ts";
import { queueMail } from "../letters/queue-mail.server.ts";
import { addEvent, lockOrder, moveOrder } from "../orders/move-order.server.ts";
import type { Order } from "../orders/order.ts";
import type { OrderState } from "../orders/order-states.ts";
import { orderById } from "../orders/read-order.server.ts";
import { returnStock } from "../stock/stock.server.ts";
import { issueCreditNote } from "./credit-order.server.ts";
import {
  cardSharesOf,
  emptiesCharge,
  isWholeOrder,
  leftToRepay,
  piecesOf,
  planRefund,
  type RefundPlan,
  type RefundRefusal,
  type RefundRequest,
  restockedOf,
} from "./plan-refund.ts";

/** States of orders that can be refunded. */
const refundable: readonly OrderState[] = ["paid", "shipped", "delivered", "refund-due"];

/**
 * A recorded refund that the provider has not confirmed yet. `charge`: the amount the provider refunds; `isRest`: it
 * refunds all that is left of the charge instead. `isWhole`: it is of the whole order.
 */
export type OpenRefund = { id: string; amount: Cents; charge: Cents; isRest: boolean; isWhole: boolean };

/** `cards`: those that money would go to although nobody could spend it. */
export type RefusedRefund = { ok: false; code: RefundRefusal; cards?: readonly UselessCard[] };
type OpenAnswer = { ok: true; refund: OpenRefund } | RefusedRefund;
type OpenDeps = { db: Database; secrets: Secrets };

/**
 * Records a refund before the provider is called, so that it is made once however often it is retried, and never
 * exceeds what was paid. An unfinished one is returned if the same is requested; no other can start before. Refused
 * if a part of it would go to a gift card that is blocked or void.
 */
export function openRefund(
  { db, secrets }: OpenDeps,
  orderId: string,
  wish: RefundRequest,
  now: Date,
): Promise<OpenAnswer> {
  return transact(db, async (trx) => {
    // So that concurrent refunds wait for each other.
    await lockOrder(trx, orderId);
    const order = (await orderById(trx, orderId))?.order;
    if (!order || !refundable.includes(order.state)) return { ok: false, code: "not-refundable" };
    const rows = await trx.selectFrom("refunds").selectAll().where("order_id", "=", orderId).execute();
    const open = rows.find((row) => row.done_at === null);
    if (open) {
      const resumed = resume(open, wish, order);
      return (resumed.ok && (await refuseCards(trx, await sharesOf(trx, open), secrets))) || resumed;
    }
    const answer = planRefund(order, wish, { given: rows.flatMap(piecesOf), restocked: rows.flatMap(restockedOf) });
    if (!answer.ok) return answer;
    const { plan } = answer;
    const shares = await splitAmongCards(trx, orderId, plan.toCard);
    const refused = await refuseCards(trx, shares, secrets);
    if (refused) return refused;
    if (!(await reserve(trx, orderId, plan.amount, repayableOf(order)))) return { ok: false, code: "too-much" };
    const id = newId(now);
    await trx
      .insertInto("refunds")
      .values({ ...rowOf(id, orderId, plan, now), card_shares: JSON.stringify(shares) })
      .execute();
    const { amount, toCard, isWhole } = plan;
    const isRest = isWhole || emptiesCharge(order, amount);
    return { ok: true, refund: { id, amount, charge: (amount - toCard) as Cents, isRest, isWhole } };
  });
}

async function refuseCards(
  trx: Trx,
  shares: readonly CardShare[],
  secrets: Secrets,
): Promise<RefusedRefund | undefined> {
  const cards = await uselessCards(trx, shares, secrets);
  return cards.length > 0 ? { ok: false, code: "useless-card", cards } : undefined;
}

async function reserve(trx: Trx, orderId: string, amount: Cents, most: Cents): Promise<boolean> {
  const reserved = await trx
    .updateTable("orders")
    .set({ refunded: sql<number>`refunded + ${amount}` })
    .where("id", "=", orderId)
    .where(sql<SqlBool>`refunded + ${amount} <= ${most}`)
    .returning("id")
    .executeTakeFirst();
  return reserved !== undefined;
}

function rowOf(id: string, orderId: string, { amount, toCard, lines, restocked }: RefundPlan, now: Date) {
  const pieces = { lines: JSON.stringify(lines), restocked: JSON.stringify(restocked) };
  return { id, order_id: orderId, amount, to_card: toCard, ...pieces, asked_at: now.toISOString(), done_at: null };
}

function resume(row: RefundTable, wish: RefundRequest, order: Order): OpenAnswer {
  const isSameAmount = wish.amount === undefined || wish.amount === row.amount;
  if (!isSameAmount || !arePiecesSame(row, wish)) return { ok: false, code: "unfinished" };
  const amount = row.amount as Cents;
  const charge = (row.amount - row.to_card) as Cents;
  const isWhole = isWholeOrder(order, { amount, lines: piecesOf(row) });
  const before = { ...order, refunded: ((order.refunded ?? 0) - amount) as Cents };
  const isRest = isWhole || emptiesCharge(before, amount);
  return { ok: true, refund: { id: row.id, amount, charge, isRest, isWhole } };
}

/** Whether a request is for the pieces of an open refund; an amount without pieces matches any. */
function arePiecesSame(row: RefundTable, { line, quantity, isRestocked = false }: RefundRequest): boolean {
  if (line === undefined) return true;
  const [pieces] = piecesOf(row);
  const isSameLine = pieces?.position === line - 1 && (quantity ?? pieces.quantity) === pieces.quantity;
  return isSameLine && isRestocked === (row.restocked !== "[]");
}

/**
 * Completes a refund after the provider made its part: gift cards are credited the rest, goods are restocked if
 * requested, and the shopper is notified.
 */
export function finishRefund(db: Database, { id, isWhole }: OpenRefund, now: Date): Promise<void> {
  return transact(db, async (trx) => {
    const row = await trx
      .updateTable("refunds")
      .set({ done_at: now.toISOString() })
      .where("id", "=", id)
      .where("done_at", "is", null)
      .returningAll()
      .executeTakeFirst();
    if (!row) return;
    const { order_id: orderId, amount } = row;
    await restock(trx, row, now);
    await repayGiftCards(trx, orderId, await sharesOf(trx, row), now);
    const order = (await orderById(trx, orderId))?.order;
    if (!order) throw new Error(`order ${orderId} is gone`);
    if (!isWhole) await addEvent(trx, orderId, { kind: "refunded-part", now, detail: String(amount) });
    if (leftToRepay(order) === 0) {
      await moveOrder(trx, orderId, { to: "refunded", now, keepsGoods: true });
      await trx.deleteFrom("coupon_uses").where("order_id", "=", orderId).execute();
    }
    if (isWhole) await queueMail(trx, { template: "order-refunded", orderId, refundId: id }, now);
    else await queueMail(trx, { template: "order-refunded-part", refundId: id }, now);
    // Last: all sales wait for the row of the series.
    await issueCreditNote(trx, orderId, now, id);
  });
}

/** Returns how much is credited to each gift card; for refunds recorded by an earlier version, splits it now. */
async function sharesOf(trx: Trx, { id, order_id, to_card, card_shares }: RefundTable): Promise<CardShare[]> {
  const written = cardSharesOf({ card_shares });
  if (written.length > 0 || to_card === 0) return written;
  const shares = await splitAmongCards(trx, order_id, to_card);
  const anew = { card_shares: JSON.stringify(shares) };
  await trx.updateTable("refunds").set(anew).where("id", "=", id).execute();
  return shares;
}

async function restock(trx: Trx, row: RefundTable, now: Date): Promise<void> {
  const back = restockedOf(row);
  if (back.length === 0) return;
  const lines = await trx.selectFrom("order_lines").selectAll().where("order_id", "=", row.order_id).execute();
  const pieces = back.flatMap(({ position, quantity }) => {
    const item = lines.find((line) => line.position === position)?.item_key;
    return item ? [{ item, quantity }] : [];
  });
  await returnStock(trx, pieces, now);
}

/** Deletes a refund that the provider refused for good, and restores the order. */
export function dropRefund(db: Database, id: string): Promise<void> {
  return transact(db, async (trx) => {
    const row = await trx
      .deleteFrom("refunds")
      .where("id", "=", id)
      .where("done_at", "is", null)
      .returningAll()
      .executeTakeFirst();
    if (!row) return;
    const less = { refunded: sql<number>`refunded - ${row.amount}` };
    await trx.updateTable("orders").set(less).where("id", "=", row.order_id).execute();
  });
}
