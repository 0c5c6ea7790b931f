import { createHash, randomBytes } from "node:crypto";
import type { Database, Trx } from "../../../db/tables.ts";
import { transact } from "../../../db/transact.ts";
import { KNOWN_DAYS } from "../jobs/clear-old.server.ts";

const MOST_OF_ACCOUNT = 10;

/** The cookie's value; undefined if the browser sent none. */
type Token = string | undefined;

/** Returns a name for this browser if it has signed in to the account with this address before. */
export async function knownBrowser(db: Database, token: Token, email: string, now: Date): Promise<string | undefined> {
  if (!token) return undefined;
  const row = await db
    .selectFrom("known_browsers")
    .innerJoin("users", "users.id", "user_id")
    .select(["token_hash", "user_id"])
    .where("token_hash", "=", hashOf(token))
    .where("email", "=", email.toLowerCase())
    .where("seen_at", ">", expiredAt(now))
    .executeTakeFirst();
  return row && `${row.user_id} ${row.token_hash}`;
}

/**
 * Notes that a browser has signed in to an account. A browser that is new to it gets a new token, so that nobody can
 * plant one that they know; what the old one knew moves along.
 */
export function rememberBrowser(
  db: Database,
  { token, userId }: { token: Token; userId: string },
  now: Date,
): Promise<{ token: string; isNew: boolean }> {
  const seen_at = now.toISOString();
  return transact(db, async (trx) => {
    if (token) {
      const seen = await trx
        .updateTable("known_browsers")
        .set({ seen_at })
        .where("token_hash", "=", hashOf(token))
        .where("user_id", "=", userId)
        .where("seen_at", ">", expiredAt(now))
        .returning("user_id")
        .executeTakeFirst();
      if (seen) return { token, isNew: false };
    }
    const fresh = randomBytes(32).toString("base64url");
    const token_hash = hashOf(fresh);
    if (token)
      await trx
        .updateTable("known_browsers")
        .set({ token_hash })
        .where("token_hash", "=", hashOf(token))
        .where("user_id", "!=", userId)
        .execute();
    await trx.insertInto("known_browsers").values({ token_hash, user_id: userId, seen_at }).execute();
    await keepLatest(trx, userId);
    return { token: fresh, isNew: true };
  });
}

/** Forgets all browsers of an account, as its password has changed. */
export async function forgetBrowsers(db: Database, userId: string): Promise<void> {
  await db.deleteFrom("known_browsers").where("user_id", "=", userId).execute();
}

async function keepLatest(trx: Trx, userId: string): Promise<void> {
  const latest = trx
    .selectFrom("known_browsers")
    .select("token_hash")
    .where("user_id", "=", userId)
    .orderBy("seen_at", "desc")
    .orderBy("token_hash")
    .limit(MOST_OF_ACCOUNT);
  await trx.deleteFrom("known_browsers").where("user_id", "=", userId).where("token_hash", "not in", latest).execute();
}

function expiredAt(now: Date): string {
  return new Date(now.getTime() - KNOWN_DAYS * 86_400_000).toISOString();
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
