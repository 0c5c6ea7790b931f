import * as account from "../../app/features/account/account-mails.ts";
import type { Cents } from "../../app/features/catalogue/product.ts";
import { contactNotice, newsletterInvitation } from "../../app/features/contact/contact-mails.ts";
import { articleHtml } from "../../app/features/information/mail-article.ts";
import type { MailContext } from "../../app/features/letters/mail-context.ts";
import { renderMail } from "../../app/features/letters/mail-handler.server.ts";
import type { MailPage } from "../../app/features/letters/mail-page.ts";
import { orderMails } from "../../app/features/order-letters/order-mails.ts";
import type { Order } from "../../app/features/orders/order.ts";
import { withContract } from "../../app/features/orders/order-mail-parts.ts";
import { furtherPaymentNotice } from "../../app/features/refunds/refund-due-mails.ts";
import { failedRefundNotice, refundMail } from "../../app/features/refunds/refund-mail.ts";
import { backInStock } from "../../app/features/stock/stock-mail.ts";
import { withdrawalNotice, withdrawalReceipt } from "../../app/features/withdrawals/withdrawal-mails.ts";
import { wordsOf } from "../../server/language.ts";
import { shop } from "../fixtures/sample-shop.config.ts";

const baseUrl = "https://shop.example";
const cents = (amount: number) => amount as Cents;
const at = "2026-11-20T10:00:00.000Z";

/** Parts of e-mails that are read from left to right in every language. */
export const leftToRight = ["V-7KQ4-M2XD", "5752-HMJ8-KPXP", "10405 Berlin", "Oak Lounge (2)", "+49 30 123"];

/** An order with everything that an e-mail can name. */
export function sampleOrder(language: string): Order {
  const line = { id: "1", sku: "VT-1", price: cents(12_345), isReturnable: true };
  const arabic = "كرسي من خشب البلوط مع مساند للذراعين";
  return {
    number: "V-7KQ4-M2XD",
    code: "5752-HMJ8-KPXP",
    state: "paid",
    placedAt: at,
    holdUntil: at,
    language,
    contact: { email: "ada@example.com", phone: "+49 30 123" },
    address: { name: "Ada Lovelace", street: "Lindenhof GmbH, 12", postcode: "10405", city: "Berlin", country: "DE" },
    method: { id: "standard", name: "Standard" },
    note: "Ring twice\nplease",
    coupon: "WELCOME10",
    lines: [
      { ...line, name: "Oak Lounge (2)", language: "en", color: "black", quantity: 3 },
      { ...line, name: language === "ar" ? arabic : "Unbreakable".repeat(9), quantity: 1, isReturnable: false },
    ],
    currency: "EUR",
    goods: cents(49_380),
    discount: cents(1_000),
    delivery: cents(490),
    vat: cents(7_804),
    vatRate: 19,
    total: cents(48_870),
    giftCards: [{ last4: "K2XD", amount: cents(1_000), balanceAfter: cents(500) }],
    provider: "test",
    invoices: [{ number: "R-2026-0001", kind: "invoice" }],
    events: [{ at, kind: "shipped", detail: "DHL 00340434161094042557" }],
  };
}

/** Returns each kind of e-mail in a language, as sent: its HTML by a name. */
export function lettersIn(language: string): Record<string, string> {
  const words = wordsOf(language, "public/locales");
  const context: MailContext = { shop, language, t: words.forNamespace("mail", "checkout"), baseUrl };
  const pages = { ...orderLetters(sampleOrder(language), context), ...otherLetters(context) };
  const deps = { shop, baseUrl, translate: () => context.t };
  const draft = { template: "letter", to: "ada@example.com", language };
  const drawn = Object.entries(pages).map(([name, page]) => [name, renderMail({ ...draft, page }, "1", deps).html]);
  return Object.fromEntries(drawn);
}

function orderLetters(order: Order, context: MailContext): Record<string, MailPage> {
  const item = { pieces: 3, name: "Oak Lounge (2)", language: "en", detail: "M" };
  const details = { receivedAt: at, number: order.number, name: "Ada", email: order.contact.email, items: [item] };
  const back = { amount: cents(500), onCards: [{ last4: "K2XD", amount: cents(100) }], pieces: [item] };
  return {
    ...Object.fromEntries(Object.entries(orderMails).map(([name, write]) => [name, write(order, context)])),
    contract: withContract(
      orderMails["order-confirmation"](order, context),
      { documents: [terms(context.language)] },
      context,
    ),
    "refunded-part": refundMail(order, back, context),
    "refund-failed": failedRefundNotice(order, cents(500), context),
    "further-payment": furtherPaymentNotice(order, { amount: 500, currency: "EUR" }, context),
    "withdrawal-receipt": withdrawalReceipt(details, context),
    "withdrawal-notice": withdrawalNotice(details, order, context),
  };
}

function otherLetters(context: MailContext): Record<string, MailPage> {
  const device = "Firefox, Windows";
  const person = { name: "Ada", email: "ada@example.com", token: "t0ken", returnTo: "/", device };
  return {
    "back-in-stock": backInStock({ name: "Oak Lounge (2)", path: "/product/1" }, context),
    ...Object.fromEntries(Object.entries(account).map(([name, write]) => [name, write(person, context)])),
    contact: contactNotice({ ...person, subject: "Oak Lounge (2)", message: "Is it in stock?" }, context),
    newsletter: newsletterInvitation("t0ken", context),
  };
}

/** A long text with each kind of part that terms have. */
function terms(language: string) {
  const row = (tag: "th" | "td") => ({
    tag: "tr" as const,
    children: ["1", "2"].map((children) => ({ tag, children: [children] })),
  });
  const body = [
    { tag: "h2" as const, children: ["1. Vitrine Handels GmbH"] },
    { tag: "p" as const, children: ["1. ", { tag: "a" as const, href: "/terms", children: ["VT"] }] },
    { tag: "ul" as const, children: [{ tag: "li" as const, children: ["1"] }] },
    { tag: "table" as const, children: [row("th"), row("td")] },
  ];
  return { title: "1", language, text: "", html: articleHtml(body, { baseUrl, language }) };
}
