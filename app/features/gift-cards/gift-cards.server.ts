import { createHmac, randomInt } from "node:crypto";
import { sql } from "kysely";
import type { GiftCardTable, GiftCardUseTable } from "../../../db/gift-card-tables.ts";
import { newId } from "../../../db/new-id.ts";
import type { Database } from "../../../db/tables.ts";
import { dayIn } from "../calendar/day-in.ts";
import type { Cents } from "../catalogue/product.ts";
import type { Shop } from "../shop/shop.ts";
import { type GiftCard, type GiftCardPart, type GiftCardRefusal, giftCardShare, whyNotSpent } from "./gift-card.ts";
import { CODE_LENGTH, checkSign, SIGNS, tidyGiftCardCode } from "./gift-card-code.ts";

/** A code as it is kept: nobody who reads the database can spend a card. */
function hashOfCode(code: string, secret: string): string {
  return createHmac("sha256", secret).update(`gift-card:${code}`).digest("base64url");
}

type NewCards = { value: Cents; count: number; currency: string; expiresOn: string; secret: string; now: Date };

/** Makes cards, all or none, and returns their codes: they are kept nowhere and told this once. */
export async function issueGiftCards(db: Database, { count, secret, now, ...cards }: NewCards): Promise<string[]> {
  const codes = Array.from({ length: count }, newCode);
  const rows = codes.map((code) => ({
    id: newId(now),
    code_hash: hashOfCode(code, secret),
    last4: code.slice(-4),
    value: cards.value,
    balance: cards.value,
    currency: cards.currency,
    issued_at: now.toISOString(),
    expires_on: cards.expiresOn,
    blocked_at: null,
  }));
  await db.transaction().execute(async (trx) => {
    for (const row of rows) await trx.insertInto("gift_cards").values(row).execute();
  });
  return codes;
}

function newCode(): string {
  const signs = Array.from({ length: CODE_LENGTH - 1 }, () => SIGNS[randomInt(SIGNS.length)]).join("");
  return signs + checkSign(signs);
}

type Known = { typed: string; currency: string; secret: string };

/**
 * The card with a code; a blocked one is as unknown as one that there is not. An unpaid order of whoever asks holds
 * nothing of it: it makes way for the one that they are about to place.
 */
export async function findGiftCard(db: Database, known: Known, unpaidOrder?: string): Promise<GiftCard | undefined> {
  const row = await rowOf(db, known);
  if (!row) return undefined;
  const held = await db
    .selectFrom("gift_card_uses")
    .innerJoin("orders", "orders.id", "order_id")
    .select(["amount", "returned"])
    .where("card_id", "=", row.id)
    .where("order_id", "=", unpaidOrder ?? "")
    .where("state", "=", "awaiting-payment")
    .executeTakeFirst();
  const balance = row.balance + (held ? held.amount - held.returned : 0);
  return { last4: row.last4, balance: balance as Cents, expiresOn: row.expires_on };
}

function rowOf(db: Database, { typed, currency, secret }: Known): Promise<GiftCardTable | undefined> {
  const code = tidyGiftCardCode(typed);
  if (!code) return Promise.resolve(undefined);
  return db
    .selectFrom("gift_cards")
    .selectAll()
    .where("code_hash", "=", hashOfCode(code, secret))
    .where("currency", "=", currency)
    .where("blocked_at", "is", null)
    .executeTakeFirst();
}

type Take = Known & { orderId: string; total: Cents; shop: Pick<Shop, "timeZone">; now: Date };
type TakeAnswer = { ok: true; amount: Cents } | { ok: false; code: GiftCardRefusal };

/** Pays an order that is stored already with a card, as far as it goes; rivals for the same card wait for each other. */
export async function takeFromGiftCard(trx: Database, take: Take): Promise<TakeAnswer> {
  const { orderId, total, shop, now } = take;
  const found = await rowOf(trx, take);
  if (!found) return { ok: false, code: "gift-card-unknown" };
  // Nothing changes, yet from here on the row is this transaction's.
  const card = await trx
    .updateTable("gift_cards")
    .set({ balance: sql`balance + 0` })
    .where("id", "=", found.id)
    .where("blocked_at", "is", null)
    .returningAll()
    .executeTakeFirst();
  if (!card) return { ok: false, code: "gift-card-unknown" };
  const balance = card.balance as Cents;
  const refusal = whyNotSpent({ last4: card.last4, balance, expiresOn: card.expires_on }, dayIn(shop.timeZone, now));
  if (refusal) return { ok: false, code: refusal };
  const amount = giftCardShare(balance, total);
  if (amount === 0) return { ok: true, amount };
  const { balance: after } = await trx
    .updateTable("gift_cards")
    .set({ balance: sql<number>`balance - ${amount}` })
    .where("id", "=", card.id)
    .where("balance", ">=", amount)
    .returning("balance")
    .executeTakeFirstOrThrow();
  const use = { order_id: orderId, card_id: card.id, amount, balance_after: after, returned: 0, released_at: null };
  await trx.insertInto("gift_card_uses").values(use).execute();
  return { ok: true, amount };
}

/** Gives back what an order took from a card, once: the order ended unpaid. */
export async function releaseGiftCard(trx: Database, orderId: string, now: Date): Promise<void> {
  const use = await trx
    .updateTable("gift_card_uses")
    .set({ returned: sql`amount`, released_at: now.toISOString() })
    .where("order_id", "=", orderId)
    .where("released_at", "is", null)
    .where("returned", "=", 0)
    .returning(["card_id", "amount"])
    .executeTakeFirst();
  if (use) await addBalance(trx, use.card_id, use.amount);
}

/** Gives a part of what an order took back to its card, which can then be spent for another year at least. */
export async function repayGiftCard(trx: Database, orderId: string, amount: number, now: Date): Promise<void> {
  if (amount === 0) return;
  const { card_id: id } = await trx
    .updateTable("gift_card_uses")
    .set({ returned: sql<number>`returned + ${amount}` })
    .where("order_id", "=", orderId)
    .returning("card_id")
    .executeTakeFirstOrThrow();
  await addBalance(trx, id, amount);
  const day = `${now.getUTCFullYear() + 1}-12-31`;
  const longer = trx.updateTable("gift_cards").set({ expires_on: day });
  await longer.where("id", "=", id).where("expires_on", "<", day).execute();
}

async function addBalance(trx: Database, id: string, amount: number): Promise<void> {
  const more = { balance: sql<number>`balance + ${amount}` };
  await trx.updateTable("gift_cards").set(more).where("id", "=", id).execute();
}

/** What an order took from a card. */
export async function giftCardPartOf(db: Database, orderId: string): Promise<GiftCardPart | undefined> {
  const use = await db
    .selectFrom("gift_card_uses")
    .innerJoin("gift_cards", "gift_cards.id", "card_id")
    .select(["last4", "amount", "balance_after", "returned", "released_at"])
    .where("order_id", "=", orderId)
    .executeTakeFirst();
  return use && partOf(use);
}

function partOf(use: Omit<GiftCardUseTable, "order_id" | "card_id"> & { last4: string }): GiftCardPart {
  return {
    last4: use.last4,
    amount: use.amount as Cents,
    balanceAfter: use.balance_after as Cents,
    ...(use.returned > 0 && { returned: use.returned as Cents }),
    ...(use.released_at && { isReleased: true as const }),
  };
}

/** Every card, the latest first. */
export function listGiftCards(db: Database): Promise<GiftCardTable[]> {
  return db.selectFrom("gift_cards").selectAll().orderBy("issued_at", "desc").orderBy("id").execute();
}

/** Blocks the cards that a whole code or its last four signs name, where that is one; returns all that they name. */
export async function blockGiftCard(
  db: Database,
  { named, secret, now }: { named: string; secret: string; now: Date },
): Promise<GiftCardTable[]> {
  const code = tidyGiftCardCode(named);
  const cards = db.selectFrom("gift_cards").selectAll();
  const found = await (code
    ? cards.where("code_hash", "=", hashOfCode(code, secret))
    : cards.where((of) => of.or([of("last4", "=", named.toUpperCase()), of("id", "=", named)]))
  ).execute();
  const [card] = found;
  if (card && found.length === 1) {
    const blocked = db.updateTable("gift_cards").set({ blocked_at: card.blocked_at ?? now.toISOString() });
    await blocked.where("id", "=", card.id).execute();
  }
  return found;
}
