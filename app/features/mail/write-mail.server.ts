import type { Database } from "../../../db/tables.ts";
import type { ProductSummary } from "../catalogue/product.ts";
import type { MailJob, OrderMail, WithdrawalMail } from "../jobs/queue-mail.server.ts";
import type { LineChoice } from "../orders/order.ts";
import { orderById } from "../orders/read-order.server.ts";
import type { Shop } from "../shop/shop.ts";
import type { Mail, Translate } from "./mail.ts";
import { type MailPage, renderHtml, renderText } from "./mail-page.ts";
import type { MailContext } from "./mail-parts.ts";
import { orderMails } from "./order-mails.ts";
import { backInStock, withdrawalNotice, withdrawalReceipt } from "./other-mails.ts";

export type MailDeps = {
  db: Database;
  catalogue: { byId(id: string): ProductSummary | undefined };
  shop: Shop;
  baseUrl: string;
  translate: (language: string) => Translate;
};

/** Writes the mail of a job from what the database says now; undefined where there is nothing left to say. */
export function writeMail(deps: MailDeps, id: string, job: MailJob): Promise<Mail | undefined> {
  if ("orderId" in job) return writeOrderMail(deps, id, job);
  if ("withdrawalId" in job) return writeWithdrawalMail(deps, id, job);
  return writeStockMail(deps, id, job);
}

async function writeOrderMail(deps: MailDeps, id: string, job: { template: OrderMail; orderId: string }) {
  const order = (await orderById(deps.db, job.orderId))?.order;
  if (!order) return undefined;
  if (job.template === "order-received" && order.state !== "awaiting-payment") return undefined;
  const isNotice = job.template.endsWith("-notice");
  const language = isNotice ? deps.shop.fallbackLanguage : order.language;
  const page = orderMails[job.template](order, contextOf(deps, language));
  const to = isNotice ? deps.shop.mail.owner : order.contact.email;
  return seal(deps, {
    id,
    template: job.template,
    to,
    language,
    page,
    replyTo: isNotice ? order.contact.email : undefined,
  });
}

async function writeWithdrawalMail(
  deps: MailDeps,
  id: string,
  job: { template: WithdrawalMail; withdrawalId: string },
) {
  const { db, shop } = deps;
  const row = await db.selectFrom("withdrawals").selectAll().where("id", "=", job.withdrawalId).executeTakeFirst();
  if (!row) return undefined;
  const lines = JSON.parse(row.lines) as (LineChoice & { quantity: number })[];
  const items = lines.map((line) => {
    const name = deps.catalogue.byId(line.id)?.name ?? line.id;
    return `${line.quantity} × ${[name, line.color, line.size].filter(Boolean).join(", ")}`;
  });
  const details = { receivedAt: row.received_at, number: row.number, name: row.name, email: row.email, items };
  if (job.template === "withdrawal-receipt") {
    const page = withdrawalReceipt(details, contextOf(deps, row.language));
    return seal(deps, { id, template: job.template, to: row.email, language: row.language, page });
  }
  const order = row.order_id ? (await orderById(db, row.order_id))?.order : undefined;
  const page = withdrawalNotice(details, order, contextOf(deps, shop.fallbackLanguage));
  return seal(deps, {
    id,
    template: job.template,
    to: shop.mail.owner,
    language: shop.fallbackLanguage,
    page,
    replyTo: row.email,
  });
}

async function writeStockMail(deps: MailDeps, id: string, job: Extract<MailJob, { template: "back-in-stock" }>) {
  const [productId = "", color, size] = job.itemKey.split(":");
  const product = deps.catalogue.byId(productId);
  if (!product) return undefined;
  const choice = color && size ? `?color=${color}&size=${size}` : "";
  const page = backInStock(
    { name: product.name, path: `/product/${productId}${choice}` },
    contextOf(deps, job.language),
  );
  return seal(deps, { id, template: job.template, to: job.email, language: job.language, page });
}

function contextOf({ shop, baseUrl, translate }: MailDeps, language: string): MailContext {
  return { shop, baseUrl, language, t: translate(language) };
}

type Draft = { id: string; template: string; to: string; language: string; page: MailPage; replyTo?: string };

function seal(deps: MailDeps, { page, replyTo, ...envelope }: Draft): Mail {
  const frame = contextOf(deps, envelope.language);
  const text = renderText(page, frame);
  const html = renderHtml(page, frame);
  return { ...envelope, from: deps.shop.mail.from, ...(replyTo && { replyTo }), subject: page.subject, text, html };
}
