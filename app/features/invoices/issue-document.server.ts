import { sql } from "kysely";
import { newId } from "../../../db/new-id.ts";
import type { Database } from "../../../db/tables.ts";
import type { InvoiceDocument } from "./invoice.ts";

type NewDocument = {
  orderId: string;
  /** The prefix of the document number, and the first number of that series. */
  prefix: string;
  first: number;
  document: Omit<InvoiceDocument, "number">;
  now: Date;
};

/**
 * Issues a document under the next number of its series. The number is assigned within the transaction: a rollback
 * frees it, and concurrent transactions wait for theirs, so a series has neither gaps nor duplicates.
 */
export async function issueDocument(
  trx: Database,
  { orderId, prefix, first, document, now }: NewDocument,
): Promise<InvoiceDocument> {
  const place = await nextPlace(trx, prefix, first);
  const issued: InvoiceDocument = { ...document, number: `${prefix}${place}` };
  await trx
    .insertInto("invoices")
    .values({
      id: newId(now),
      number: issued.number,
      series: prefix,
      place,
      kind: issued.kind,
      order_id: orderId,
      corrects: issued.corrects?.number ?? null,
      issued_at: now.toISOString(),
      currency: issued.currency,
      total: issued.total,
      document: JSON.stringify(issued),
    })
    .execute();
  return issued;
}

async function nextPlace(trx: Database, prefix: string, first: number): Promise<number> {
  const { last_place } = await trx
    .insertInto("invoice_series")
    .values({ prefix, last_place: first })
    .onConflict((known) =>
      known.column("prefix").doUpdateSet({ last_place: sql<number>`invoice_series.last_place + 1` }),
    )
    .returning("last_place")
    .executeTakeFirstOrThrow();
  return last_place;
}
