import type { Database } from "../../../db/tables.ts";
import { commaList } from "../../platform/i18n/comma-list.ts";
import { choicePath } from "../catalogue/addresses.ts";
import type { Catalogue, CatalogueIn } from "../catalogue/catalogue.ts";
import { choiceParts } from "../catalogue/choice-words.ts";
import { type Cents, hasVariation } from "../catalogue/product.ts";
import { namedShares } from "../gift-cards/card-uses.server.ts";
import { guaranteesOf } from "../guarantee/durability-guarantee.ts";
import { enclosedLabels } from "../guarantee/durability-letter.server.ts";
import type { MailContext } from "../letters/mail-context.ts";
import { contextFor, type MailDraft, type MailHandlerDeps } from "../letters/mail-handler.server.ts";
import type { MailItem, MailPage } from "../letters/mail-page.ts";
import type { OrderMailJob, OrderTemplate, WithdrawalTemplate } from "../letters/queue-mail.server.ts";
import type { WithdrawnLine } from "../orders/count-withdrawn.ts";
import { inOwnWords, type Order, type OrderLine } from "../orders/order.ts";
import { lineKey } from "../orders/order-line-key.ts";
import { type ContractParts, withContract, withGuarantees } from "../orders/order-mail-parts.ts";
import { orderById } from "../orders/read-order.server.ts";
import { cardSharesOf, piecesOf } from "../refunds/plan-refund.ts";
import { furtherPaymentNotice } from "../refunds/refund-due-mails.ts";
import { failedRefundNotice, refundMail } from "../refunds/refund-mail.ts";
import { backInStock } from "../stock/stock-mail.ts";
import { type WithdrawalDetails, withdrawalNotice, withdrawalReceipt } from "../withdrawals/withdrawal-mails.ts";
import { orderMails } from "./order-mails.ts";

/** Loads the texts and files of a contract besides the order, in a language, to be sent with the confirmation. */
export type Contract = (language: string) => Promise<ContractParts>;

export type MailDeps = MailHandlerDeps & {
  db: Database;
  catalogueIn: CatalogueIn<Pick<Catalogue, "products">>;
  contract: Contract;
};

/** Builds the email of a job from the current database; undefined if there is nothing left to send. */
export function writeOrderMail(deps: MailDeps, job: OrderMailJob): Promise<MailDraft | undefined> {
  if ("orderId" in job) return aboutOrder(deps, job);
  if ("withdrawalId" in job) return aboutWithdrawal(deps, job);
  if ("refundId" in job) return aboutRefund(deps, job);
  if ("ref" in job) return aboutMoney(deps, job);
  return aboutStock(deps, job);
}

type Job<Template> = Extract<OrderMailJob, { template: Template }>;

async function aboutOrder(deps: MailDeps, { template, orderId }: Job<OrderTemplate>): Promise<MailDraft | undefined> {
  const order = (await orderById(deps.db, orderId))?.order;
  if (!order) return undefined;
  if (template === "order-received" && order.state !== "awaiting-payment") return undefined;
  const { shop } = deps;
  if (!template.endsWith("-notice")) {
    const { language, contact } = order;
    const context = contextFor(deps, language);
    const page = orderMails[template](order, context);
    const isContract = template === "order-confirmation";
    return {
      template,
      to: contact.email,
      language,
      page: isContract ? await confirmed(order, page, { deps, context }) : page,
    };
  }
  const language = shop.fallbackLanguage;
  const page = orderMails[template](inOwnWords(order), contextFor(deps, language));
  return { template, to: shop.mail.owner, replyTo: order.contact.email, language, page };
}

type Confirming = { deps: MailDeps; context: MailContext };

/** Adds to a confirmation what the contract has besides the order, and the labels of what its makers guarantee. */
async function confirmed({ lines }: Order, page: MailPage, { deps, context }: Confirming): Promise<MailPage> {
  const { language } = context;
  const products = await (await deps.catalogueIn(language)).products(lines.map(({ id }) => id));
  const guarantees = guaranteesOf(lines.flatMap(({ id }) => products.byId(id) ?? []));
  const { documents, files = [] } = await deps.contract(language);
  const contract = { documents, files: [...files, ...enclosedLabels(guarantees)] };
  return withContract(withGuarantees(page, guarantees, context), contract, context);
}

async function aboutWithdrawal(deps: MailDeps, job: Job<WithdrawalTemplate>): Promise<MailDraft | undefined> {
  const { db, shop } = deps;
  const row = await db.selectFrom("withdrawals").selectAll().where("id", "=", job.withdrawalId).executeTakeFirst();
  if (!row) return undefined;
  const order = row.order_id ? (await orderById(db, row.order_id))?.order : undefined;
  const isForShopper = job.template === "withdrawal-receipt";
  const language = isForShopper ? row.language : shop.fallbackLanguage;
  const context = contextFor(deps, language);
  const read = order && (isForShopper ? order : inOwnWords(order));
  const items = await withdrawnItems(deps, { lines: JSON.parse(row.lines) as WithdrawnLine[], order: read }, context);
  const { number, name, email } = row;
  const details: WithdrawalDetails = { receivedAt: row.received_at, number, name, email, items };
  if (isForShopper) return { template: job.template, to: email, language, page: withdrawalReceipt(details, context) };
  const page = withdrawalNotice(details, order, context);
  return { template: job.template, to: shop.mail.owner, replyTo: email, language, page };
}

type Withdrawn = { lines: readonly WithdrawnLine[]; order: Order | undefined };

/** Names withdrawn items as in their order, or else as in the catalogue in the email's language. */
async function withdrawnItems(
  { catalogueIn }: MailDeps,
  { lines, order }: Withdrawn,
  context: MailContext,
): Promise<MailItem[]> {
  const catalogue = await catalogueIn(context.language);
  const products = await catalogue.products(lines.map((line) => line.id));
  return lines.map((line) => {
    const ordered = order?.lines.find((one) => lineKey(one) === lineKey(line));
    const product = products.byId(line.id);
    const { name = line.id, language } = ordered ?? product ?? {};
    // Anything else is the sender's own text, which must not be emailed to an address that anyone can enter.
    const isKnown = ordered || (product && hasVariation(product, line.color, line.size));
    const choice = isKnown ? line : { quantity: line.quantity };
    return itemOf({ ...choice, name, ...(language && { language }) }, context);
  });
}

type NamedPieces = Pick<OrderLine, "name" | "language" | "color" | "size" | "quantity">;

function itemOf({ name, language, color, size, quantity }: NamedPieces, { t }: MailContext): MailItem {
  const detail = commaList(t, choiceParts(t, color, size));
  return { pieces: quantity, name, ...(language && { language }), ...(detail && { detail }) };
}

async function aboutRefund(deps: MailDeps, job: Job<"order-refunded-part">): Promise<MailDraft | undefined> {
  const refund = await deps.db.selectFrom("refunds").selectAll().where("id", "=", job.refundId).executeTakeFirst();
  // A refund that has failed by now may be left without an amount.
  const order = refund && refund.amount > 0 ? (await orderById(deps.db, refund.order_id))?.order : undefined;
  if (!refund || !order) return undefined;
  const { language, contact } = order;
  const context = contextFor(deps, language);
  const pieces = piecesOf(refund).flatMap(({ position, quantity }) => {
    const line = order.lines[position];
    return line ? [itemOf({ ...line, quantity }, context)] : [];
  });
  const onCards = await namedShares(deps.db, refund.order_id, cardSharesOf(refund));
  const page = refundMail(order, { amount: refund.amount as Cents, onCards, pieces }, context);
  return { template: job.template, to: contact.email, language, page };
}

/** Emails about money that is not where it should be; they go to the owner. */
async function aboutMoney(
  deps: MailDeps,
  job: Job<"refund-failed-notice" | "further-payment-notice">,
): Promise<MailDraft | undefined> {
  const order = (await orderById(deps.db, job.about))?.order;
  if (!order) return undefined;
  const { template } = job;
  const { shop } = deps;
  const language = shop.fallbackLanguage;
  const context = contextFor(deps, language);
  const page =
    job.template === "refund-failed-notice"
      ? failedRefundNotice(order, job.amount as Cents, context)
      : furtherPaymentNotice(order, job, context);
  return { template, to: shop.mail.owner, replyTo: order.contact.email, language, page };
}

async function aboutStock(deps: MailDeps, job: Job<"back-in-stock">): Promise<MailDraft | undefined> {
  const { template, email, itemKey, language } = job;
  const [productId = "", color, size] = itemKey.split(":");
  const catalogue = await deps.catalogueIn(language);
  const product = (await catalogue.products([productId])).byId(productId);
  // The product, or this colour and size, may no longer be sold by the time the email is written.
  if (!product || product.affiliateLink || !hasVariation(product, color, size)) return undefined;
  const thing = { name: product.name, path: choicePath(product, { colour: color, size }) };
  return { template, to: email, language, page: backInStock(thing, contextFor(deps, language)) };
}
