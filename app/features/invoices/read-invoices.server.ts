import type { InvoiceTable } from "../../../db/invoice-table.ts";
import type { Database } from "../../../db/tables.ts";
import type { TimeSpan } from "../../platform/dates/retention.ts";
import type { InvoiceDocument, IssuedInvoice } from "./invoice.ts";
import type { VatPart } from "./vat-parts.ts";

/** An issued document and the id of its order, which may have been deleted. */
export type StoredInvoice = { orderId: string; document: InvoiceDocument };

/** Returns the documents of an order, oldest first. */
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

/** Returns all documents by series and number, or those issued in a time; each is read when it is asked for. */
export async function listInvoices(db: Database, issued?: TimeSpan): Promise<Iterable<InvoiceDocument>> {
  let query = db.selectFrom("invoices").select(["document", "order_id"]).orderBy("series").orderBy("place");
  if (issued) query = query.where("issued_at", ">=", issued.from).where("issued_at", "<", issued.before);
  return documentsIn(await query.execute());
}

/** Returns what credit notes gave back, rate by rate, by the ids of all orders with an invoice, or of those placed in a time. */
export async function creditedParts(db: Database, placed?: TimeSpan): Promise<ReadonlyMap<string, VatPart[]>> {
  let query = db
    .selectFrom("invoices")
    .select(["order_id", (is) => is.case().when("kind", "=", "credit-note").then(is.ref("document")).end().as("note")]);
  if (placed)
    query = query.where("order_id", "in", (of) =>
      of
        .selectFrom("orders")
        .select("orders.id")
        .where("placed_at", ">=", placed.from)
        .where("placed_at", "<", placed.before),
    );
  const credited = new Map<string, VatPart[]>();
  for (const { order_id, note } of await query.execute()) {
    const parts = note === null ? [] : (JSON.parse(note) as InvoiceDocument).parts;
    credited.set(order_id, [...(credited.get(order_id) ?? []), ...parts]);
  }
  return credited;
}

function* documentsIn(rows: Iterable<Pick<InvoiceTable, "order_id" | "document">>): Generator<InvoiceDocument> {
  for (const row of rows) yield storedOf(row).document;
}

function storedOf({ order_id, document }: Pick<InvoiceTable, "order_id" | "document">): StoredInvoice {
  return { orderId: order_id, document: JSON.parse(document) as InvoiceDocument };
}
