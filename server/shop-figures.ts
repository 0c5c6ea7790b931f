import { sql } from "kysely";
import type { Database } from "../db/tables.ts";

export type Figures = {
  orders: { state: string; count: number }[];
  /** Pieces in orders that are not paid. */
  heldUnpaid: number;
  /** Jobs that are due, by kind. */
  jobs: { kind: string; count: number; oldestMs: number }[];
  givenUp: number;
};

/** Reads how the shop is doing, all of it by indexes. Throws if the database is away. */
export async function readFigures(db: Database, now: Date): Promise<Figures> {
  const count = sql<number>`cast(count(*) as integer)`.as("count");
  const orders = await db.selectFrom("orders").select(["state", count]).groupBy("state").execute();
  const held = await db
    .selectFrom("order_lines")
    .innerJoin("orders", "orders.id", "order_id")
    .select(sql<number>`cast(coalesce(sum(quantity), 0) as integer)`.as("pieces"))
    .where("state", "=", "awaiting-payment")
    .executeTakeFirstOrThrow();
  const due = await db
    .selectFrom("jobs")
    .select(["kind", count, ({ fn }) => fn.min("run_at").as("oldest")])
    .where("done_at", "is", null)
    .where("failed_at", "is", null)
    .where("run_at", "<=", now.toISOString())
    .groupBy("kind")
    .execute();
  const failed = db.selectFrom("jobs").select(count).where("failed_at", "is not", null);
  return {
    orders,
    heldUnpaid: held.pieces,
    jobs: due.map(({ kind, count, oldest }) => ({ kind, count, oldestMs: now.getTime() - Date.parse(oldest) })),
    givenUp: (await failed.executeTakeFirstOrThrow()).count,
  };
}
