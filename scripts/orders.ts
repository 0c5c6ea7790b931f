/** `npm run orders -- help`: manages orders in the shop's database, whether the shop is running or not. */

import { catalogueSettings } from "../app/features/catalogue/catalogue-source.ts";
import { readCatalogue } from "../app/features/catalogue/read-catalogue.server.ts";
import { forgetRates } from "../app/features/currency/rates.server.ts";
import { eachInvoice } from "../app/features/invoices/read-invoices.server.ts";
import { deliverOrder, shipOrder } from "../app/features/orders/fulfil-order.server.ts";
import { eachOrder, listOrders } from "../app/features/orders/list-orders.server.ts";
import { isOrderState, type OrderState, orderStates } from "../app/features/orders/order-states.ts";
import { orderByNumber, type StoredOrder } from "../app/features/orders/read-order.server.ts";
import { refundOrder } from "../app/features/payment/refund-order.server.ts";
import type { RefundRequest } from "../app/features/refunds/plan-refund.ts";
import { setStock, stockLeft } from "../app/features/stock/stock.server.ts";
import { spanOfMonth } from "../app/platform/dates/retention.ts";
import { StartError } from "../db/start-error.ts";
import type { Database } from "../db/tables.ts";
import { createDeps } from "../server/api/create-deps.ts";
import { retryJobs } from "../server/jobs/retry-jobs.ts";
import { shop } from "../shop.config.ts";
import { issueLate, printInvoice } from "./orders/invoice-command.ts";
import { invoiceCsv, vatCsv } from "./orders/invoice-tables.ts";
import { orderCsv, orderSheet, orderTable, stateWord } from "./orders/order-tables.ts";
import { readRefundRequest, whyNot } from "./orders/refund-words.ts";
import { findItem, stockedItems, stockTable } from "./orders/stock-words.ts";
import { plainAmount } from "./plain-amount.ts";
import { type OwnersShop, runOnShop } from "./run-command.ts";

const HELP = `npm run orders -- list [state]          the latest 50 orders, or those in one state
npm run orders -- show <number>         one order with its history
npm run orders -- ship <number> [text]  marks it as shipped, or as ready to be collected; the text (a parcel number) goes
                                        to the shopper
npm run orders -- deliver <number>      marks it as delivered or collected: the 14 days for withdrawal begin
npm run orders -- refund <number>       refunds it, or what is left of it; goods that were not shipped go back on the
                                        shelf, returned ones do with --restock
npm run orders -- refund <number> --amount 12.50             refunds a part of it
npm run orders -- refund <number> --line 2 [--quantity 1]    refunds pieces of a line ("show" numbers the lines); --restock
                                        puts them back on the shelf, --amount refunds another sum for them
npm run --silent orders -- export > orders.csv               all orders as CSV
npm run --silent orders -- export vat > vat.csv              net, VAT and gross of each paid order by VAT rate, for your
                                        accountant, with what was refunded
npm run --silent orders -- export invoices > invoices.csv    every invoice and credit note in the order of their numbers;
                                        any export can be limited to a month (export invoices 2026-11); --semicolon
                                        writes semicolons and decimal commas, as spreadsheets in most of Europe expect
npm run --silent orders -- invoice <number> > invoice.html   an invoice or credit note, or the invoice of an order, as a
                                        page to print
npm run orders -- invoice <number> --issue                   issues the invoice of an order that was paid before the shop
                                        issued invoices; all others have theirs
npm run orders -- stock                 the stock of everything, with SKU and name
npm run orders -- stock <item> [pieces] the stock of an item ("12", "1:black:xl" or its SKU), or sets it
npm run orders -- new-rates             takes the exchange rates that the service gives next, however much they jumped
npm run orders -- mail-retry            queues e-mails again that no mail server accepted for three days

States: ${orderStates.join(", ")}`;

/** Runs one command and returns its output. Throws `StartError` for mistakes that the owner can fix. */
export async function ordersCommand(
  owners: OwnersShop,
  [command = "help", subject = "", ...rest]: readonly string[],
): Promise<string> {
  const { db } = owners;
  const now = new Date();
  switch (command) {
    case "list":
      if (subject && !isOrderState(subject))
        throw new StartError(`There is no state "${subject}". ${HELP.split("\n").at(-1)}`);
      return orderTable(await listOrders(db, { ...(isOrderState(subject) && { state: subject }), limit: 50 }));
    case "show":
      return orderSheet(await find(db, subject));
    case "ship":
      return moved(await find(db, subject), (id) => shipOrder(db, id, now, rest.join(" ") || undefined), "shipped");
    case "deliver":
      return moved(await find(db, subject), (id) => deliverOrder(db, id, now), "delivered");
    case "refund":
      return refund(owners, await find(db, subject), readRefundRequest(rest), now);
    case "invoice":
      if (!rest.includes("--issue")) return printInvoice(db, subject);
      return issueLate(db, await find(db, subject), now);
    case "export":
      return exported(db, [subject, ...rest].filter(Boolean));
    case "stock":
      return stock(db, subject, rest[0]);
    case "new-rates":
      return (await forgetRates(db)) ? "The next exchange rates are believed as they are." : "There are no rates yet.";
    case "mail-retry":
      return `${await retryJobs(db, now)} put back.`;
    default:
      return HELP;
  }
}

async function find(db: Database, number: string): Promise<StoredOrder> {
  const stored = await orderByNumber(db, number);
  if (!stored) throw new StartError(`There is no order "${number}".`);
  return stored;
}

async function moved(stored: StoredOrder, move: (id: string) => Promise<boolean>, to: OrderState): Promise<string> {
  const { number, state, method } = stored.order;
  const goal = stateWord({ state: to, method });
  if (await move(stored.id)) return `${number} is ${goal}.`;
  throw new StartError(`${number} is ${stateWord({ state, method })}: it cannot be ${goal} from there.`);
}

async function refund(
  { db, environment, log }: OwnersShop,
  stored: StoredOrder,
  wish: RefundRequest,
  now: Date,
): Promise<string> {
  const catalogue = { products: async () => ({ byId: () => undefined, knows: () => true }) };
  const { payment } = createDeps({ db, catalogue, shop, coupons: [], environment, log });
  const answer = await refundOrder({ db, payment, secrets: environment.secrets }, stored, wish, now);
  const { number, currency } = stored.order;
  if (!answer.ok) throw new StartError(whyNot(stored.order, answer, payment.id));
  if (answer.left === 0) return `${number} is refunded.`;
  return `${number}: ${plainAmount(answer.amount)} ${currency} given back, ${plainAmount(answer.left)} ${currency} are left.`;
}

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** Exports by month, in the shop's time zone: invoices by their date of issue, orders by the date placed. */
async function exported(db: Database, wishes: readonly string[]): Promise<string> {
  const month = wishes.find((wish) => MONTH.test(wish)) ?? "";
  const unknown = wishes.find((wish) => !["vat", "invoices", "--semicolon", month].includes(wish));
  if (unknown)
    throw new StartError(`"export" knows vat, invoices, a month as in 2026-11 and --semicolon, not "${unknown}".`);
  const form = wishes.includes("--semicolon") ? "semicolon" : "comma";
  const span = month ? spanOfMonth(shop.timeZone, month) : undefined;
  const table = wishes.includes("invoices")
    ? invoiceCsv(eachInvoice(db, span), form)
    : (wishes.includes("vat") ? vatCsv : orderCsv)(eachOrder(db, { placed: span }), form);
  return (await table).trimEnd();
}

async function stock(db: Database, meant: string, pieces: string | undefined): Promise<string> {
  const { folder } = catalogueSettings(process.env);
  const items = stockedItems(readCatalogue(folder, { isChecked: true }).summaries);
  if (!meant) return stockTable(db, items);
  const item = await findItem(db, meant, items);
  const left = (await stockLeft(db, [item])).get(item);
  if (left === undefined) throw new StartError(`"${item}" is new: start the shop, which puts it on the shelf.`);
  if (pieces === undefined) return `${item}: ${left}`;
  if (!/^\d{1,6}$/.test(pieces)) throw new StartError(`"${pieces}" is not a number of pieces.`);
  await setStock(db, item, Number(pieces), new Date());
  return `${item}: ${pieces} (was ${left})`;
}

if (import.meta.main) await runOnShop(ordersCommand);
