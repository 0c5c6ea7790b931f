import { randomInt } from "node:crypto";
import type { GiftCardTable } from "../../../db/gift-card-tables.ts";
import { newId } from "../../../db/new-id.ts";
import { type Secrets, sign } from "../../../db/secrets.ts";
import type { Database } from "../../../db/tables.ts";
import type { Cents } from "../catalogue/product.ts";
import type { GiftCard } from "./gift-card.ts";
import { CODE_LENGTH, checkCharacter, groupedCode, SIGNS, tidyGiftCardCode } from "./gift-card-code.ts";

/** Rows of an insert: a thousand cards then hold SQLite's write lock for 40 ms, one by one for 90. */
const AT_ONCE = 50;

/** Hashes a code for storage, so that reading the database is not enough to spend a card. */
function hashOfCode(code: string, secret: string): string {
  return sign(`gift-card:${code}`, secret);
}

function hashesOf(code: string, secrets: Secrets): string[] {
  return secrets.map((secret) => hashOfCode(code, secret));
}

/** Tells one secret from another without revealing it: cards whose codes were hashed with another cannot be found. */
export function secretMark(secret: string): string {
  return sign("gift-card-secret", secret).slice(0, 12);
}

/** Why nobody can spend a card, whatever is on it: it is blocked, or its code was hashed with none of the secrets. */
export function whyUseless(
  { blocked_at, secret_mark }: Pick<GiftCardTable, "blocked_at" | "secret_mark">,
  secrets: Secrets,
): "blocked" | "void" | undefined {
  if (secret_mark !== null && !secrets.map(secretMark).includes(secret_mark)) return "void";
  return blocked_at === null ? undefined : "blocked";
}

/** Marks cards from before marks were kept as made under the first secret, so that a later one shows. Idempotent. */
export async function markGiftCards(db: Database, [secret]: Secrets): Promise<void> {
  const unmarked = db.updateTable("gift_cards").set({ secret_mark: secretMark(secret) });
  await unmarked.where("secret_mark", "is", null).execute();
}

type NewCards = { value: Cents; count: number; currency: string; expiresOn: string; secrets: Secrets; now: Date };

/** Creates gift cards, all or none, and returns their codes, which are not stored and cannot be shown again. */
export async function issueGiftCards(db: Database, { count, secrets, now, ...cards }: NewCards): Promise<string[]> {
  const codes = Array.from({ length: count }, newCode);
  const rows = codes.map((code) => ({
    id: newId(now),
    ...storedCode(code, secrets),
    value: cards.value,
    balance: cards.value,
    currency: cards.currency,
    issued_at: now.toISOString(),
    expires_on: cards.expiresOn,
    blocked_at: null,
  }));
  await db.transaction().execute(async (trx) => {
    for (let at = 0; at < rows.length; at += AT_ONCE)
      await trx
        .insertInto("gift_cards")
        .values(rows.slice(at, at + AT_ONCE))
        .execute();
  });
  return codes;
}

/** What is stored of a code. */
export type StoredCode = { code_hash: string; last4: string; secret_mark: string };

/** Returns what is stored of a code, under the first secret. */
export function storedCode(code: string, [secret]: Secrets): StoredCode {
  return { code_hash: hashOfCode(code, secret), last4: code.slice(-4), secret_mark: secretMark(secret) };
}

function newCode(): string {
  const signs = Array.from({ length: CODE_LENGTH - 1 }, () => SIGNS[randomInt(SIGNS.length)]).join("");
  return signs + checkCharacter(signs);
}

/** A code as typed, in the shop's currency. */
export type KnownCard = { typed: string; currency: string; secrets: Secrets };

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
export function cardRow(db: Database, { typed, currency, secrets }: KnownCard): Promise<GiftCardTable | undefined> {
  const code = tidyGiftCardCode(typed);
  if (!code) return Promise.resolve(undefined);
  return db
    .selectFrom("gift_cards")
    .selectAll()
    .where("code_hash", "in", hashesOf(code, secrets))
    .where("currency", "=", currency)
    .where("blocked_at", "is", null)
    .executeTakeFirst();
}

/** Returns all cards, newest first. */
export function listGiftCards(db: Database): Promise<GiftCardTable[]> {
  return db.selectFrom("gift_cards").selectAll().orderBy("issued_at", "desc").orderBy("id").execute();
}

type Named = { named: string; secrets: Secrets };

/** Blocks the card that a code, its last four characters or an id matches, if only one does; returns all matches. */
export function blockGiftCard(db: Database, card: Named & { now: Date }): Promise<GiftCardTable[]> {
  return changeGiftCard(db, card, ({ blocked_at }) => ({ blocked_at: blocked_at ?? card.now.toISOString() }));
}

/** Lets a blocked card be spent again; named and answered as by `blockGiftCard`. */
export function unblockGiftCard(db: Database, card: Named): Promise<GiftCardTable[]> {
  return changeGiftCard(db, card, () => ({ blocked_at: null }));
}

/**
 * Gives a card another code under the first secret, and unblocks it: the balance and the orders paid with it stay.
 * Named and answered as by `blockGiftCard`, with the new code, which is not stored and cannot be shown again.
 */
export async function replaceGiftCard(db: Database, card: Named): Promise<{ found: GiftCardTable[]; code: string }> {
  const code = newCode();
  const found = await changeGiftCard(db, card, () => ({ ...storedCode(code, card.secrets), blocked_at: null }));
  return { found, code };
}

/** Changes the card that is named, if only one is; returns all matches as they are afterwards. */
async function changeGiftCard(
  db: Database,
  { named, secrets }: Named,
  change: (card: GiftCardTable) => Partial<GiftCardTable>,
): Promise<GiftCardTable[]> {
  const code = tidyGiftCardCode(named);
  const cards = db.selectFrom("gift_cards").selectAll();
  const found = await (code
    ? cards.where("code_hash", "in", hashesOf(code, secrets))
    : cards.where((of) => of.or([of("last4", "=", named.toUpperCase()), of("id", "=", named)]))
  ).execute();
  const [card] = found;
  if (!card || found.length > 1) return found;
  const changed = db.updateTable("gift_cards").set(change(card)).where("id", "=", card.id).returningAll();
  return changed.execute();
}
