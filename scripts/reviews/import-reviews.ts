import { orderByNumber } from "../../app/features/orders/read-order.server.ts";
import type { ReviewTable } from "../../db/review-table.ts";
import type { Database, Trx } from "../../db/tables.ts";
import { transact } from "../../db/transact.ts";
import type { Report } from "../catalogue/report.ts";
import type { ReadReview } from "./read-reviews.ts";

const AT_ONCE = 200;

/** Stores imported reviews in one transaction, skipping known ones. Returns the number added. */
export async function importReviews(
  db: Database,
  { reviews, source }: { reviews: readonly ReadReview[]; source: string },
  report: Report,
): Promise<number> {
  const rows: ReviewTable[] = [];
  for (const { productId, writtenAt, line, order, ...said } of reviews) {
    const orderId = order ? await orderWith(db, order, productId) : undefined;
    if (order && !orderId)
      report.note(`line ${line}: no order "${order}" of this shop has the product: not a verified purchase.`);
    const origin = { user_id: null, source, order_id: orderId ?? null };
    rows.push({ ...said, product_id: productId, written_at: writtenAt, edited_at: null, ...origin });
  }
  return transact(db, async (trx) => {
    let added = 0;
    for (let i = 0; i < rows.length; i += AT_ONCE) added += await insert(trx, rows.slice(i, i + AT_ONCE));
    return added;
  });
}

async function insert(trx: Trx, rows: readonly ReviewTable[]): Promise<number> {
  const added = await trx
    .insertInto("reviews")
    .values(rows)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .execute();
  return added.length;
}

async function orderWith(db: Database, number: string, productId: string): Promise<string | undefined> {
  const stored = await orderByNumber(db, number);
  return stored?.order.lines.some((line) => line.id === productId) ? stored.id : undefined;
}
