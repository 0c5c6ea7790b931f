import { createHmac } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "../../../db/tables.ts";

export type AttemptRule = { kind: string; limit: number; windowMs: number };

/** Wrong passwords per email address, from any network; stored in the database, so they survive a restart. */
export const wrongPasswords: AttemptRule = { kind: "password", limit: 10, windowMs: 15 * 60_000 };
/** Emails that anyone can trigger to an address. */
export const mailRequests: AttemptRule = { kind: "letter", limit: 5, windowMs: 60 * 60_000 };

/** Returns the key of a counter: a keyed hash that does not reveal its subject. */
export function attemptKey({ kind }: AttemptRule, about: string, secret: string): string {
  return createHmac("sha256", secret).update(`attempt:${kind}:${about.toLowerCase()}`).digest("base64url");
}

/** Counts an attempt and returns the seconds to wait; 0 if it is within the limit. */
export async function countAttempt(db: Database, key: string, rule: AttemptRule, now: Date): Promise<number> {
  const since = now.toISOString();
  const oldest = new Date(now.getTime() - rule.windowMs).toISOString();
  const isOver = sql<boolean>`attempts.since <= ${oldest}`;
  const row = await db
    .insertInto("attempts")
    .values({ key, count: 1, since })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        count: sql<number>`case when ${isOver} then 1 else attempts.count + 1 end`,
        since: sql<string>`case when ${isOver} then ${since} else attempts.since end`,
      }),
    )
    .returning(["count", "since"])
    .executeTakeFirstOrThrow();
  return waitFor(row, rule, now);
}

/** Returns the seconds to wait before another attempt, without counting one. */
export async function checkAttempt(db: Database, key: string, rule: AttemptRule, now: Date): Promise<number> {
  const row = await db.selectFrom("attempts").select(["count", "since"]).where("key", "=", key).executeTakeFirst();
  return row ? waitFor({ ...row, count: row.count + 1 }, rule, now) : 0;
}

/** Resets the counter after a correct password. */
export async function forgetAttempts(db: Database, key: string): Promise<void> {
  await db.deleteFrom("attempts").where("key", "=", key).execute();
}

function waitFor({ count, since }: { count: number; since: string }, rule: AttemptRule, now: Date): number {
  const endsAt = Date.parse(since) + rule.windowMs;
  return count > rule.limit && endsAt > now.getTime() ? Math.ceil((endsAt - now.getTime()) / 1000) : 0;
}
