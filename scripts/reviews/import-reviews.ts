import type { Insertable } from "kysely";
import { orderByNumber } from "../../app/features/orders/read-order.server.ts";
import { inBatches } from "../../db/in-batches.ts";
import type { ReviewTable } from "../../db/review-table.ts";
import type { Database } from "../../db/tables.ts";
import type { Report } from "../catalogue/report.ts";
import type { ReadReview } from "./read-reviews.ts";

/** Stores imported reviews, skipping known ones: what is interrupted can be run again. Returns the number added. */
export async function importReviews(
  db: Database,
  { reviews, source }: { reviews: readonly ReadReview[]; source: string },
  report: Report,
): Promise<number> {
  const rows: Insertable<ReviewTable>[] = [];
  for (const { productId, writtenAt, line, order, ...said } of reviews) {
    const orderId = order ? await orderWith(db, order, productId) : undefined;
    if (order && !orderId)
      report.note(`line ${line}: no order "${order}" of this shop has the product: not a verified purchase.`);
    const origin = { user_id: null, source, order_id: orderId ?? null };
    rows.push({ ...said, product_id: productId, written_at: writtenAt, edited_at: null, ...origin });
  }
  return inBatches(rows, (some) =>
    db
      .insertInto("reviews")
      .values(some)
      .onConflict((conflict) => conflict.column("id").doNothing())
      .returning("id")
      .execute(),
  );
}

async function orderWith(db: Database, number: string, productId: string): Promise<string | undefined> {
  const stored = await orderByNumber(db, number);
  return stored?.order.lines.some((line) => line.id === productId) ? stored.id : undefined;
}
