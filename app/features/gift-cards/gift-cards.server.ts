import { createHmac, randomInt } from "node:crypto";
import type { GiftCardTable } from "../../../db/gift-card-tables.ts";
import { newId } from "../../../db/new-id.ts";
import type { Database } from "../../../db/tables.ts";
import type { Cents } from "../catalogue/product.ts";
import type { GiftCard } from "./gift-card.ts";
import { CODE_LENGTH, checkCharacter, groupedCode, SIGNS, tidyGiftCardCode } from "./gift-card-code.ts";

/** Hashes a code for storage, so that reading the database is not enough to spend a card. */
function hashOfCode(code: string, secret: string): string {
  return createHmac("sha256", secret).update(`gift-card:${code}`).digest("base64url");
}

type NewCards = { value: Cents; count: number; currency: string; expiresOn: string; secret: string; now: Date };

/** Creates gift cards, all or none, and returns their codes, which are not stored and cannot be shown again. */
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
  return signs + checkCharacter(signs);
}

/** A code as typed, in the shop's currency. */
export type KnownCard = { typed: string; currency: string; secret: string };

/**
 * Finds the card with a code; undefined if it is blocked or does not exist. What the shopper's own unpaid order took
 * from it counts as available, since the order they are about to place replaces that one.
 */
export async function findGiftCard(
  db: Database,
  known: KnownCard,
  unpaidOrder?: string,
): Promise<GiftCard | undefined> {
  const row = await cardRow(db, known);
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
  const code = groupedCode(tidyGiftCardCode(known.typed) ?? "");
  return { code, last4: row.last4, balance: balance as Cents, expiresOn: row.expires_on };
}

/** Returns the card with this code that can be spent in this currency; undefined if there is none or it is blocked. */
export function cardRow(db: Database, { typed, currency, secret }: KnownCard): Promise<GiftCardTable | undefined> {
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

/** Returns all cards, newest first. */
export function listGiftCards(db: Database): Promise<GiftCardTable[]> {
  return db.selectFrom("gift_cards").selectAll().orderBy("issued_at", "desc").orderBy("id").execute();
}

/** Blocks the card that a code, its last four characters or an id matches, if only one does; returns all matches. */
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
