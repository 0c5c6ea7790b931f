import { sql } from "kysely";
import type { GiftCardTable, GiftCardUseTable } from "../../../db/gift-card-tables.ts";
import type { Secrets } from "../../../db/secrets.ts";
import type { Database } from "../../../db/tables.ts";
import { shop as ownShop } from "../../../shop.config.ts";
import { dayIn } from "../../platform/dates/day-in.ts";
import type { Shop } from "../../settings/shop.ts";
import type { Cents } from "../catalogue/product.ts";
import {
  bySpendingOrder,
  type CardPayment,
  type GiftCardPart,
  type GiftCardRefusal,
  giftCardShares,
  whyNotSpent,
} from "./gift-card.ts";
import { tidyGiftCardCode } from "./gift-card-code.ts";
import { cardRow, type KnownCard, type StoredCode, storedCode, whyUseless } from "./gift-cards.server.ts";

type Take = Omit<KnownCard, "typed"> & {
  /** The codes as entered. */
  typed: readonly string[];
  orderId: string;
  total: Cents;
  shop: Pick<Shop, "timeZone">;
  now: Date;
};
type TakeAnswer = { ok: true; amount: Cents } | { ok: false; code: GiftCardRefusal };

/**
 * Pays for a stored order with gift cards, in their order of spending, as far as their balances go; a code entered
 * twice counts once. Concurrent orders with the same cards wait for each other, as all lock the rows in the same order.
 */
export async function takeFromGiftCards(trx: Database, take: Take): Promise<TakeAnswer> {
  const { orderId, total, shop, now, typed: codes } = take;
  const found: GiftCardTable[] = [];
  /** What is stored of the codes from now on: a card of an earlier secret moves to the first when it is spent. */
  const stored = new Map<string, StoredCode>();
  for (const typed of codes) {
    const row = await cardRow(trx, { ...take, typed });
    if (!row) return { ok: false, code: "gift-card-unknown" };
    if (!found.some(({ id }) => id === row.id)) found.push(row);
    stored.set(row.id, storedCode(tidyGiftCardCode(typed) ?? "", take.secrets));
  }
  const locked = await lockCards(trx, found);
  if (locked.length < found.length) return { ok: false, code: "gift-card-unknown" };
  const today = dayIn(shop.timeZone, now);
  const cards = bySpendingOrder(
    locked.map((row) => ({ ...row, expiresOn: row.expires_on, balance: row.balance as Cents })),
  );
  for (const card of cards) {
    const refusal = whyNotSpent(card, today);
    if (refusal) return { ok: false, code: refusal };
  }
  const shares = giftCardShares(
    cards.map(({ balance }) => balance),
    total,
  );
  for (const [i, { id }] of cards.entries())
    await takeShare(trx, { orderId, id, amount: shares[i] ?? 0, position: i, stored: stored.get(id) });
  return { ok: true, amount: shares.reduce((sum, share) => sum + share, 0) as Cents };
}

/** Locks and returns the current rows, in the order given; cards blocked in the meantime are left out. */
async function lockCards(trx: Database, rows: readonly GiftCardTable[]): Promise<GiftCardTable[]> {
  const locked = new Map<string, GiftCardTable>();
  for (const id of rows.map((row) => row.id).toSorted()) {
    // A no-op update that locks the row for this transaction.
    const card = await trx
      .updateTable("gift_cards")
      .set({ balance: sql`balance + 0` })
      .where("id", "=", id)
      .where("blocked_at", "is", null)
      .returningAll()
      .executeTakeFirst();
    if (card) locked.set(id, card);
  }
  return rows.flatMap(({ id }) => locked.get(id) ?? []);
}

type Share = { orderId: string; id: string; amount: number; position: number; stored: StoredCode | undefined };

async function takeShare(trx: Database, { orderId, id, amount, position, stored }: Share): Promise<void> {
  if (amount === 0) return;
  const { balance: after } = await trx
    .updateTable("gift_cards")
    .set({ balance: sql<number>`balance - ${amount}`, ...stored })
    .where("id", "=", id)
    .where("balance", ">=", amount)
    .returning("balance")
    .executeTakeFirstOrThrow();
  const use = {
    order_id: orderId,
    card_id: id,
    amount,
    balance_after: after,
    returned: 0,
    released_at: null,
    position,
  };
  await trx.insertInto("gift_card_uses").values(use).execute();
}

/** Credits what an order took back to its gift cards, once, because it ended unpaid. */
export async function releaseGiftCards(trx: Database, orderId: string, now: Date): Promise<void> {
  const uses = await trx
    .updateTable("gift_card_uses")
    .set({ returned: sql`amount`, released_at: now.toISOString() })
    .where("order_id", "=", orderId)
    .where("released_at", "is", null)
    .where("returned", "=", 0)
    .returning(["card_id", "amount"])
    .execute();
  for (const { card_id, amount } of byCard(uses)) await addBalance(trx, card_id, amount);
}

/** An amount to credit back to one card. */
export type CardShare = { card_id: string; amount: number };

/** Sorts by card, so that cards are locked in the same order everywhere. */
function byCard<Share extends CardShare>(shares: readonly Share[]): Share[] {
  return shares.toSorted((a, b) => Number(a.card_id > b.card_id) - Number(a.card_id < b.card_id));
}

/** Splits an amount to be credited back among an order's cards: the card spent last comes first. */
export async function splitAmongCards(trx: Database, orderId: string, amount: number): Promise<CardShare[]> {
  const uses = await usesOf(trx, orderId);
  let rest = amount;
  return uses.toReversed().flatMap(({ card_id, amount: taken, returned }) => {
    const share = Math.min(rest, taken - returned);
    rest -= share;
    return share > 0 ? [{ card_id, amount: share }] : [];
  });
}

/** A card that could not be spent if money went back to it. */
export type UselessCard = Pick<GiftCardTable, "id" | "last4"> & { why: "blocked" | "void" };

/** Returns those of the cards that nobody could spend. */
export async function uselessCards(
  trx: Database,
  shares: readonly CardShare[],
  secrets: Secrets,
): Promise<UselessCard[]> {
  if (shares.length === 0) return [];
  const ids = shares.map(({ card_id }) => card_id);
  const cards = await trx.selectFrom("gift_cards").selectAll().where("id", "in", ids).orderBy("id").execute();
  return cards.flatMap((card) => {
    const why = whyUseless(card, secrets);
    return why ? [{ id: card.id, last4: card.last4, why }] : [];
  });
}

/** Credits parts of what an order took back to its cards and keeps them valid for at least another year. */
export async function repayGiftCards(
  trx: Database,
  orderId: string,
  shares: readonly CardShare[],
  now: Date,
): Promise<void> {
  const day = `${Number(dayIn(ownShop.timeZone, now).slice(0, 4)) + 1}-12-31`;
  for (const { card_id, amount } of byCard(shares)) {
    await trx
      .updateTable("gift_card_uses")
      .set({ returned: sql<number>`returned + ${amount}` })
      .where("order_id", "=", orderId)
      .where("card_id", "=", card_id)
      .returning("card_id")
      .executeTakeFirstOrThrow();
    await addBalance(trx, card_id, amount);
    const longer = trx.updateTable("gift_cards").set({ expires_on: day });
    await longer.where("id", "=", card_id).where("expires_on", "<", day).execute();
  }
}

async function addBalance(trx: Database, id: string, amount: number): Promise<void> {
  const more = { balance: sql<number>`balance + ${amount}` };
  await trx.updateTable("gift_cards").set(more).where("id", "=", id).execute();
}

/** Returns what an order took from each card, in the order of spending. */
export async function giftCardPartsOf(db: Database, orderId: string): Promise<GiftCardPart[]> {
  return (await usesOf(db, orderId)).map(partOf);
}

/** Replaces the card ids of shares with the last four characters of the codes. */
export async function namedShares(db: Database, orderId: string, shares: readonly CardShare[]): Promise<CardPayment[]> {
  const uses = await usesOf(db, orderId);
  return shares.flatMap(({ card_id, amount }) => {
    const use = uses.find((each) => each.card_id === card_id);
    return use ? [{ last4: use.last4, amount: amount as Cents }] : [];
  });
}

function usesOf(db: Database, orderId: string) {
  return db
    .selectFrom("gift_card_uses")
    .innerJoin("gift_cards", "gift_cards.id", "card_id")
    .select(["card_id", "last4", "amount", "balance_after", "returned", "released_at"])
    .where("order_id", "=", orderId)
    .orderBy("position")
    .execute();
}

type Use = Pick<GiftCardUseTable, "amount" | "balance_after" | "returned" | "released_at"> & { last4: string };

function partOf(use: Use): GiftCardPart {
  return {
    last4: use.last4,
    amount: use.amount as Cents,
    balanceAfter: use.balance_after as Cents,
    ...(use.returned > 0 && { returned: use.returned as Cents }),
    ...(use.released_at && { isReleased: true as const }),
  };
}
