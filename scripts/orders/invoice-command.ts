import { existsSync } from "node:fs";
import type { InvoiceDocument } from "../../app/features/invoices/invoice.ts";
import { invoicePage, systemFonts } from "../../app/features/invoices/invoice-page.ts";
import { invoiceByNumber, invoicesOf } from "../../app/features/invoices/read-invoices.server.ts";
import { enclosedLetterhead } from "../../app/features/letters/letterhead.server.ts";
import { issueInvoice } from "../../app/features/orders/invoice-order.server.ts";
import { hasMoney } from "../../app/features/orders/order-states.ts";
import { orderByNumber, type StoredOrder } from "../../app/features/orders/read-order.server.ts";
import { StartError } from "../../db/start-error.ts";
import type { Database } from "../../db/tables.ts";
import { transact } from "../../db/transact.ts";
import { wordsOf } from "../../server/language.ts";
import { shop } from "../../shop.config.ts";

/** Translations of the built shop, or of its sources. */
const wordsFolder =
  ["public/locales", "builds/current/build/client/locales"].find((folder) => existsSync(folder)) ?? "public/locales";

/** Returns a printable page for a document by its own number, or for an order's invoice by the order number. */
export async function printInvoice(db: Database, number: string): Promise<string> {
  const document = (await invoiceByNumber(db, number))?.document ?? (await invoiceOfOrder(db, number));
  const words = wordsOf(document.language, wordsFolder);
  return invoicePage(document, { words, faces: systemFonts, letterhead: enclosedLetterhead(shop) }).trimEnd();
}

async function invoiceOfOrder(db: Database, number: string): Promise<InvoiceDocument> {
  const stored = await orderByNumber(db, number);
  if (!stored) throw new StartError(`There is no invoice and no order "${number}".`);
  const invoice = (await invoicesOf(db, stored.id)).find(({ kind }) => kind === "invoice");
  if (invoice) return invoice;
  throw new StartError(`${stored.order.number} has no invoice; "invoice ${stored.order.number} --issue" issues one.`);
}

/** Issues an invoice for an order that was paid before the shop issued invoices. */
export async function issueLate(db: Database, stored: StoredOrder, now: Date): Promise<string> {
  const { number, state, refunded = 0, invoices = [], address } = stored.order;
  if (!shop.invoices)
    throw new StartError("shop.config.ts has no invoices: write there what their numbers begin with.");
  const invoice = invoices.find(({ kind }) => kind === "invoice");
  if (invoice) throw new StartError(`${number} has its invoice: ${invoice.number}.`);
  if (!hasMoney(state)) throw new StartError(`${number} is ${state}: there is nothing to invoice.`);
  if (refunded > 0)
    throw new StartError(
      `${number} was partly paid back without an invoice: write this one by hand, for what is left.`,
    );
  if (!address.name) throw new StartError(`${number} has no name any more, since its account was deleted.`);
  return `${number} has the invoice ${await transact(db, (trx) => issueInvoice(trx, stored.id, now))}.`;
}
