import type { InvoiceTable } from "../../../db/invoice-table.ts";
import type { Database } from "../../../db/tables.ts";
import type { TimeSpan } from "../../platform/dates/retention.ts";
import type { InvoiceDocument, IssuedInvoice } from "./invoice.ts";

/** How many documents are read at once: few enough for PostgreSQL to look each up. */
const AT_ONCE = 200;

/** An issued document and the id of its order, which may have been deleted. */
export type StoredInvoice = { orderId: string; document: InvoiceDocument };

/** Returns the documents of an order, or of several, oldest first. */
export async function invoicesOf(db: Database, ...orderIds: readonly string[]): Promise<InvoiceDocument[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .selectFrom("invoices")
    .select(["document", "order_id"])
    .where("order_id", "in", orderIds)
    .orderBy("issued_at")
    .orderBy("id")
    .execute();
  return rows.map((row) => storedOf(row).document);
}

/** Like `invoicesOf`, but with number and kind only. */
export async function issuedFor(db: Database, orderId: string): Promise<IssuedInvoice[]> {
  const rows = await db
    .selectFrom("invoices")
    .select(["number", "kind"])
    .where("order_id", "=", orderId)
    .orderBy("issued_at")
    .orderBy("id")
    .execute();
  return rows.map(({ number, kind }) => ({ number, kind: kind === "invoice" ? kind : "credit-note" }));
}

/** Finds the document with this number, in upper or lower case. */
export async function invoiceByNumber(db: Database, number: string): Promise<StoredInvoice | undefined> {
  const row = await db
    .selectFrom("invoices")
    .select(["document", "order_id"])
    .where("number", "=", number.trim().toUpperCase())
    .executeTakeFirst();
  return row && storedOf(row);
}

/** Yields all documents by series and number, or those issued in a time, of which few are in memory at once. */
export async function* eachInvoice(db: Database, issued?: TimeSpan): AsyncGenerator<InvoiceDocument> {
  let query = db.selectFrom("invoices").select("id").orderBy("series").orderBy("place");
  if (issued) query = query.where("issued_at", ">=", issued.from).where("issued_at", "<", issued.before);
  const ids = (await query.execute()).map(({ id }) => id);
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const rows = await db
      .selectFrom("invoices")
      .select(["document", "order_id"])
      .where("id", "in", ids.slice(at, at + AT_ONCE))
      .orderBy("series")
      .orderBy("place")
      .execute();
    yield* rows.map((row) => storedOf(row).document);
  }
}

function storedOf({ order_id, document }: Pick<InvoiceTable, "order_id" | "document">): StoredInvoice {
  return { orderId: order_id, document: JSON.parse(document) as InvoiceDocument };
}
