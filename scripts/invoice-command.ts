import { existsSync } from "node:fs";
import { invoicePage, plainFaces } from "../app/features/invoices/invoice-page.ts";
import { invoiceByNumber, invoicesOf } from "../app/features/invoices/read-invoices.server.ts";
import { issueInvoice } from "../app/features/orders/invoice-order.server.ts";
import { hasMoney } from "../app/features/orders/order-states.ts";
import { orderByNumber, type StoredOrder } from "../app/features/orders/read-order.server.ts";
import { StartError } from "../db/start-error.ts";
import type { Database } from "../db/tables.ts";
import { transact } from "../db/transact.ts";
import { wordsOf } from "../server/language.ts";
import { shop } from "../shop.config.ts";

/** The words of a shop that was built, or of its sources. */
const wordsFolder = ["public/locales", "build/client/locales"].find((folder) => existsSync(folder)) ?? "public/locales";

/** A document by its own number, or an order's invoice by that of the order, as a page to print. */
export async function printInvoice(db: Database, number: string): Promise<string> {
  const order = (await invoiceByNumber(db, number)) ? undefined : await orderByNumber(db, number);
  const document = order ? (await invoicesOf(db, order.id))[0] : (await invoiceByNumber(db, number))?.document;
  if (order && !document)
    throw new StartError(`${order.order.number} has no invoice; "invoice ${order.order.number} --issue" issues one.`);
  if (!document) throw new StartError(`There is no invoice and no order "${number}".`);
  return invoicePage(document, { words: wordsOf(document.language, wordsFolder), faces: plainFaces }).trimEnd();
}

/** Issues the invoice of an order that was paid before the shop issued invoices. */
export async function issueLate(db: Database, stored: StoredOrder, now: Date): Promise<string> {
  const { number, state, refunded = 0, invoices = [] } = stored.order;
  if (!shop.invoices)
    throw new StartError("shop.config.ts has no invoices: write there what their numbers begin with.");
  if (invoices[0]) throw new StartError(`${number} has its invoice: ${invoices[0].number}.`);
  if (!hasMoney(state)) throw new StartError(`${number} is ${state}: there is nothing to invoice.`);
  if (refunded > 0)
    throw new StartError(
      `${number} was partly paid back without an invoice: write this one by hand, for what is left.`,
    );
  return `${number} has the invoice ${await transact(db, (trx) => issueInvoice(trx, stored.id, now))}.`;
}
