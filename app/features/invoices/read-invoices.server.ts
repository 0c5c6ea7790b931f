import type { InvoiceTable } from "../../../db/invoice-table.ts";
import type { Database } from "../../../db/tables.ts";
import type { InvoiceDocument, IssuedInvoice } from "./invoice.ts";

/** An issued document with the order it is about, which may be gone by now. */
export type StoredInvoice = { orderId: string; document: InvoiceDocument };

/** What was issued for an order, oldest first. */
export async function invoicesOf(db: Database, orderId: string): Promise<InvoiceDocument[]> {
  const rows = await db
    .selectFrom("invoices")
    .select(["document", "order_id"])
    .where("order_id", "=", orderId)
    .orderBy("issued_at")
    .orderBy("id")
    .execute();
  return rows.map((row) => storedOf(row).document);
}

/** The same by number and kind alone. */
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

/** The document with this number, however its letters are typed. */
export async function invoiceByNumber(db: Database, number: string): Promise<StoredInvoice | undefined> {
  const row = await db
    .selectFrom("invoices")
    .select(["document", "order_id"])
    .where("number", "=", number.trim().toUpperCase())
    .executeTakeFirst();
  return row && storedOf(row);
}

/** All that was issued, series by series in the order of their numbers. */
export async function listInvoices(db: Database): Promise<InvoiceDocument[]> {
  const rows = await db
    .selectFrom("invoices")
    .select(["document", "order_id"])
    .orderBy("series")
    .orderBy("place")
    .execute();
  return rows.map((row) => storedOf(row).document);
}

function storedOf({ order_id, document }: Pick<InvoiceTable, "order_id" | "document">): StoredInvoice {
  return { orderId: order_id, document: JSON.parse(document) as InvoiceDocument };
}
