import { sql } from "kysely";
import type { RateLimitHitTable } from "../../../db/account-tables.ts";
import { sign } from "../../../db/secrets.ts";
import type { Database, Trx } from "../../../db/tables.ts";
import { transact } from "../../../db/transact.ts";

export type RateLimitRule = { kind: string; limit: number; windowMs: number };

/** A use to be counted; `key` is a `hitKey`. */
export type Hit = { rule: RateLimitRule; key: string };

/** Hosts' clocks may differ by this much; a window that begins later than that was begun before the clock was set back. */
const SKEW_MS = 60_000;

/** Rolls back what was counted, so that a refused request writes nothing. */
class OverLimit extends Error {
  readonly wait: number;
  constructor(wait: number) {
    super("over the limit");
    this.wait = wait;
  }
}

/** Returns the key of a counter: a keyed hash that does not reveal its subject. */
export function hitKey({ kind }: Pick<RateLimitRule, "kind">, about: string, secret: string): string {
  return sign(`attempt:${kind}:${about.toLowerCase()}`, secret);
}

/** The mailbox behind an e-mail address as people write it: in any case, and without what follows a `+`. */
export function mailboxOf(email: string): string {
  return email.toLowerCase().replace(/(?<=.)\+[^@]*(?=@)/, "");
}

/** `wait` is in seconds, 0 if all hits are within their limits. A repeat is not counted again. */
export type Counted = { wait: number; isRepeat: boolean };

/**
 * Counts hits before they are made, all or none. With `once`, they are a repeat if something with this key was
 * counted within a day. What is refused writes nothing, unless the limit is reached at this very moment.
 */
export async function countHits(db: Database, hits: readonly Hit[], now: Date, once?: string): Promise<Counted> {
  if (hits.length === 0 && !once) return { wait: 0, isRepeat: false };
  const seen = await readCounters(db, [...hits.map(({ key }) => key), ...(once ? [once] : [])]);
  if (once && seen.has(once)) return { wait: 0, isRepeat: true };
  const waits = hits.map(({ key, rule }) => {
    const counter = seen.get(key);
    return counter && isRunning(counter, rule, now) ? waitFor(counter.count + 1, counter.since, rule, now) : 0;
  });
  const wait = Math.max(0, ...waits);
  return wait > 0 ? { wait, isRepeat: false } : countAll(db, hits, now, once);
}

async function countAll(db: Database, hits: readonly Hit[], now: Date, once?: string): Promise<Counted> {
  // Everybody counts in the same order, so that no two transactions wait for each other.
  const inOrder = hits.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  try {
    return await transact(db, async (trx) => {
      if (once && !(await isFirst(trx, once, now))) return { wait: 0, isRepeat: true };
      for (const hit of inOrder) {
        const wait = await countOne(trx, hit, now);
        if (wait > 0) throw new OverLimit(wait);
      }
      return { wait: 0, isRepeat: false };
    });
  } catch (error) {
    if (error instanceof OverLimit) return { wait: error.wait, isRepeat: false };
    throw error;
  }
}

/** Takes back hits that were counted and turned out not to be what is limited. */
export async function giveBackHits(db: Database, hits: readonly Hit[]): Promise<void> {
  const keys = hits.map(({ key }) => key);
  if (keys.length === 0) return;
  await transact(db, (trx) =>
    trx
      .updateTable("attempts")
      .set({ count: sql<number>`count - 1` })
      .where("key", "in", keys)
      .where("count", ">", 0)
      .execute(),
  );
}

/** Resets the counter after a correct password. */
export async function forgetHits(db: Database, key: string): Promise<void> {
  await db.deleteFrom("attempts").where("key", "=", key).execute();
}

/** Waits for a concurrent request with the same key. */
async function isFirst(trx: Trx, key: string, now: Date): Promise<boolean> {
  const claimed = await trx
    .insertInto("attempts")
    .values({ key, count: 1, since: now.toISOString() })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .returning("key")
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Counts one hit and returns the seconds to wait; 0 if it is within the limit. */
async function countOne(trx: Trx, { key, rule }: Hit, now: Date): Promise<number> {
  const since = now.toISOString();
  const { oldest, newest } = windowAt(rule, now);
  const isOver = sql<boolean>`(attempts.since <= ${oldest} or attempts.since > ${newest})`;
  const row = await trx
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
  return waitFor(row.count, row.since, rule, now);
}

async function readCounters(db: Database, keys: readonly string[]): Promise<Map<string, RateLimitHitTable>> {
  const rows = await db.selectFrom("attempts").selectAll().where("key", "in", keys).execute();
  return new Map(rows.map((row) => [row.key, row]));
}

function isRunning({ since }: RateLimitHitTable, rule: RateLimitRule, now: Date): boolean {
  const { oldest, newest } = windowAt(rule, now);
  return since > oldest && since <= newest;
}

/** Between which times a window began that has not ended. */
function windowAt({ windowMs }: RateLimitRule, now: Date): { oldest: string; newest: string } {
  const at = (ms: number) => new Date(now.getTime() + ms).toISOString();
  return { oldest: at(-windowMs), newest: at(SKEW_MS) };
}

function waitFor(count: number, since: string, rule: RateLimitRule, now: Date): number {
  const endsAt = Date.parse(since) + rule.windowMs;
  return count > rule.limit ? Math.max(1, Math.ceil((endsAt - now.getTime()) / 1000)) : 0;
}
