import { createHmac } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "../../../db/tables.ts";

export type AttemptRule = { kind: string; limit: number; windowMs: number };

/** Wrong passwords for one address, from wherever they come; a restart of the shop does not forget them. */
export const wrongPasswords: AttemptRule = { kind: "password", limit: 10, windowMs: 15 * 60_000 };
/** Letters that anybody can have sent to an address. */
export const lettersAsked: AttemptRule = { kind: "letter", limit: 5, windowMs: 60 * 60_000 };

/** The key of a count: it does not tell whom or what it is about. */
export function attemptKey({ kind }: AttemptRule, about: string, secret: string): string {
  return createHmac("sha256", secret).update(`attempt:${kind}:${about.toLowerCase()}`).digest("base64url");
}

/** Counts one more and returns the seconds to wait, 0 when it is within the rule. */
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

/** The seconds to wait before one more, without counting it. */
export async function checkAttempt(db: Database, key: string, rule: AttemptRule, now: Date): Promise<number> {
  const row = await db.selectFrom("attempts").select(["count", "since"]).where("key", "=", key).executeTakeFirst();
  return row ? waitFor({ ...row, count: row.count + 1 }, rule, now) : 0;
}

/** Forgets what was counted: the right password came. */
export async function forgetAttempts(db: Database, key: string): Promise<void> {
  await db.deleteFrom("attempts").where("key", "=", key).execute();
}

function waitFor({ count, since }: { count: number; since: string }, rule: AttemptRule, now: Date): number {
  const endsAt = Date.parse(since) + rule.windowMs;
  return count > rule.limit && endsAt > now.getTime() ? Math.ceil((endsAt - now.getTime()) / 1000) : 0;
}
