import { countryName } from "../../platform/i18n/country-name.ts";
import { directionOf } from "../../platform/i18n/languages.ts";
import type { Words } from "../../platform/i18n/words.ts";
import { escapeMarkup } from "../../platform/ui/escape-markup.ts";
import { townLine } from "../../settings/town-line.ts";
import { addressLines } from "../delivery/address.ts";
import { type Letterhead, letterheadHtml } from "../letters/letterhead.ts";
import type { InvoiceDocument } from "./invoice.ts";
import { createFormatters, type InvoiceFormatters, isolated, pairs } from "./invoice-html.ts";
import { linesTable, sums, vatTable } from "./invoice-lines.ts";
import { invoiceStyle } from "./invoice-style.ts";

/** The fonts of documents: `@font-face` rules, and the families and weight to use. */
export type InvoiceFonts = { rules: string; display: string; text: string; weight: string };

/** System fonts, for pages without font files. */
export const systemFonts: InvoiceFonts = {
  rules: "",
  display: `Georgia, serif`,
  text: `system-ui, sans-serif`,
  weight: "400",
};

/** Links of the page: back to the order, and to the order's other documents. */
export type InvoiceActions = { order: string; documents: readonly { number: string; name: string; href: string }[] };

/** `letterhead` replaces the seller's name in text. */
type Frame = { words: Words; faces: InvoiceFonts; letterhead?: Letterhead | undefined; ways?: InvoiceActions };

/** The page's only script, allowed in the CSP by its hash: it opens the browser's print dialog. */
export const printScript = 'document.querySelector("button").onclick=()=>print()';

/** Returns the page's stylesheet, also allowed in the CSP by its hash. */
export function styleOf({ rules, display, text, weight }: InvoiceFonts): string {
  return `${rules}:root{--display:${display};--text:${text};--display-weight:${weight}}${invoiceStyle}`;
}

export function invoiceTitle({ kind, number }: Pick<InvoiceDocument, "kind" | "number">, words: Words): string {
  const t = words.forNamespace("invoice");
  return kind === "invoice" ? t("Invoice {{number}}", { number }) : t("Credit note {{number}}", { number });
}

/** Renders an invoice or credit note as a self-contained page, in the language of `words`. */
export function invoicePage(document: InvoiceDocument, { words, faces, letterhead, ways }: Frame): string {
  const t = words.forNamespace("invoice");
  const formatters = createFormatters(document, words);
  const { kind, number, seller } = document;
  const bar = ways
    ? `<div class="bar"><nav aria-label="${t("Order")}"><ul>${wayItems(number, ways, words)}</ul></nav><button type="button">${t("Print or save as PDF")}</button></div>`
    : "";
  return `${opening(invoiceTitle(document, words), words, faces)}<body>
${bar}<main class="sheet">
<p class="mark">${letterheadHtml(seller.name, letterhead)}</p>
<div class="head">${recipient(document, formatters)}<dl class="facts">${facts(document, formatters, words)}</dl></div>
<h1>${invoiceTitle({ kind, number: isolated(number) }, words)}</h1>
${linesTable(document, formatters, words)}
<div class="end">
${sums(document, formatters, words)}
<div class="below"><section><h2>${kind === "invoice" ? t("Payment") : t("Given back")}</h2>${paid(document, formatters, words)}</section>
<section><h2>${t("VAT of {{country}}", { country: escapeMarkup(countryName(document.taxedIn, words.language)) })}</h2>${vatTable(document, formatters, words)}</section></div>
${document.note ? `<p class="note"><bdi>${escapeMarkup(document.note)}</bdi></p>` : ""}
<div class="space"></div>
${imprint(document, formatters, words)}
</div>
</main>
${ways ? `<script>${printScript}</script>` : ""}
</body></html>
`;
}

/** Renders an error message instead of a document, with a link to the order lookup. */
export function invoiceRefusal(sentence: string, way: { href: string; name: string }, { words, faces }: Frame): string {
  return `${opening(sentence, words, faces)}<body><main class="said"><h1>${escapeMarkup(sentence)}</h1>
<p><a href="${escapeMarkup(way.href)}">${escapeMarkup(way.name)}</a></p></main></body></html>
`;
}

function opening(title: string, { language }: Words, faces: InvoiceFonts): string {
  return `<!doctype html>
<html lang="${escapeMarkup(language)}" dir="${directionOf(language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeMarkup(title)}</title><link rel="icon" href="/icon.svg"><style>${styleOf(faces)}</style></head>`;
}

function wayItems(number: string, { order, documents }: InvoiceActions, words: Words): string {
  const t = words.forNamespace("invoice");
  const back = `<li><a href="${escapeMarkup(order)}">${t("Back to the order")}</a></li>`;
  if (documents.length < 2) return back;
  const others = documents.map(
    (one) =>
      `<li><a href="${escapeMarkup(one.href)}"${one.number === number ? ' aria-current="page"' : ""}>${escapeMarkup(one.name)}</a></li>`,
  );
  return back + others.join("");
}

/** The recipient below the sender's address, positioned for a window envelope. */
function recipient({ seller, buyer }: InvoiceDocument, { lines, language }: InvoiceFormatters): string {
  const sender = [seller.legalName, seller.street, townLine(seller)];
  return `<div><p class="sender"><bdi>${sender.map(escapeMarkup).join(" · ")}</bdi></p>
<address>${lines(addressLines(buyer, language))}</address></div>`;
}

function facts(document: InvoiceDocument, formatters: InvoiceFormatters, words: Words): string {
  const t = words.forNamespace("invoice");
  const { kind, number, issuedOn, corrects, order, supply, deliveredTo } = document;
  const { day, span, language, lines } = formatters;
  const isInvoice = kind === "invoice";
  const ahead = supply.kind === "ahead" && isInvoice ? supply : undefined;
  return pairs([
    [isInvoice ? t("Invoice number") : t("Credit note number"), isolated(number)],
    [t("Date of issue"), day(issuedOn)],
    corrects && [t("Corrects invoice"), `${isolated(corrects.number)}<br>${day(corrects.issuedOn)}`],
    [t("Order"), isolated(order.number)],
    [t("Ordered on"), day(order.placedOn)],
    supply.kind === "made" && isInvoice ? [t("Date of supply"), day(supply.on)] : undefined,
    ahead && [t("Paid in advance on"), day(ahead.paidOn)],
    ahead?.expected && [ahead.isCollected ? t("To be collected") : t("Delivery expected"), span(ahead.expected)],
    deliveredTo && isInvoice
      ? [t("Delivered to"), `<span class="lines">${lines(addressLines(deliveredTo, language))}</span>`]
      : undefined,
  ]);
}

/** How it was paid or refunded, and that nothing is left to pay. */
function paid({ kind, payments }: InvoiceDocument, { money }: InvoiceFormatters, words: Words): string {
  const t = words.forNamespace("invoice");
  const isInvoice = kind === "invoice";
  const named = (payment: (typeof payments)[number]) => {
    if ("last4" in payment) return t("Gift card ••{{last4}}", { last4: isolated(payment.last4) });
    return isInvoice ? t("Paid online") : t("To the payment method used");
  };
  const rows = pairs(payments.map((payment) => [named(payment), money(payment.amount)]));
  const done = isInvoice ? `<p>${t("Paid in full. Nothing is left to pay.")}</p>` : "";
  return `<div class="paid"><dl>${rows}</dl>${done}</div>`;
}

/** The issuer's details that the law requires, and how to contact them. */
function imprint({ seller }: InvoiceDocument, { lines, language }: InvoiceFormatters, words: Words): string {
  const t = words.forNamespace("invoice");
  const { legalName, street, country, email, phone, vatId, register, representative } = seller;
  const named = (label: string, value: string | undefined) => value && t("{{label}}:", { label }).concat(" ", value);
  const columns = [
    [legalName, street, townLine(seller), countryName(country, language)],
    [named(t("VAT number"), vatId), register, named(t("Represented by"), representative)],
    [email, phone],
  ];
  return `<footer>${columns.map((column) => `<p class="lines">${lines(column)}</p>`).join("")}</footer>`;
}
