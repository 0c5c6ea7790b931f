import { countryName } from "../../i18n/country-name.ts";
import { directionOf } from "../../i18n/languages.ts";
import type { Words } from "../../i18n/words.ts";
import { escapeMarkup } from "../../ui/escape-markup.ts";
import { addressLines } from "../shop/address.ts";
import { type Letterhead, letterheadHtml } from "../shop/letterhead.ts";
import { townLine } from "../shop/town-line.ts";
import type { InvoiceDocument } from "./invoice.ts";
import { type InvoicePen, pairs, penFor, whole } from "./invoice-html.ts";
import { linesTable, sums, vatTable } from "./invoice-lines.ts";
import { invoiceStyle } from "./invoice-style.ts";

/** The letters of documents: `@font-face` rules, and which face is for what. */
export type InvoiceFaces = { rules: string; display: string; text: string; weight: string };

/** The faces of a page that has no font files. */
export const plainFaces: InvoiceFaces = {
  rules: "",
  display: `Georgia, serif`,
  text: `system-ui, sans-serif`,
  weight: "400",
};

/** Where the page leads to: back to the order, and to the other documents of it. */
export type InvoiceWays = { order: string; documents: readonly { number: string; name: string; href: string }[] };

/** `letterhead` stands in the place of the seller's written name. */
type Frame = { words: Words; faces: InvoiceFaces; letterhead?: Letterhead | undefined; ways?: InvoiceWays };

/** The one script of the page, which the policy names by its hash: printing is the browser's own. */
export const printScript = 'document.querySelector("button").onclick=()=>print()';

/** The style sheet of the page, which the policy names in the same way. */
export function styleOf({ rules, display, text, weight }: InvoiceFaces): string {
  return `${rules}:root{--display:${display};--text:${text};--display-weight:${weight}}${invoiceStyle}`;
}

/** What a document is called. */
export function invoiceTitle({ kind, number }: Pick<InvoiceDocument, "kind" | "number">, words: Words): string {
  const t = words.within("invoice");
  return kind === "invoice" ? t("Invoice {{number}}", { number }) : t("Credit note {{number}}", { number });
}

/** An invoice or a credit note as a page that is whole by itself, in the language of the words. */
export function invoicePage(document: InvoiceDocument, { words, faces, letterhead, ways }: Frame): string {
  const t = words.within("invoice");
  const pen = penFor(document, words);
  const { kind, number, seller } = document;
  const bar = ways
    ? `<div class="bar"><nav aria-label="${t("Order")}"><ul>${wayItems(number, ways, words)}</ul></nav><button type="button">${t("Print or save as PDF")}</button></div>`
    : "";
  return `${opening(invoiceTitle(document, words), words, faces)}<body>
${bar}<main class="sheet">
<p class="mark">${letterheadHtml(seller.name, letterhead)}</p>
<div class="head">${recipient(document, pen)}<dl class="facts">${facts(document, pen, words)}</dl></div>
<h1>${invoiceTitle({ kind, number: whole(number) }, words)}</h1>
${linesTable(document, pen, words)}
${sums(document, pen, words)}
<div class="below"><section><h2>${kind === "invoice" ? t("Payment") : t("Given back")}</h2>${paid(document, pen, words)}</section>
<section><h2>${t("VAT of {{country}}", { country: escapeMarkup(countryName(document.taxedIn, words.language)) })}</h2>${vatTable(document, pen, words)}</section></div>
${document.note ? `<p class="note"><bdi>${escapeMarkup(document.note)}</bdi></p>` : ""}
<div class="space"></div>
${imprint(document, pen, words)}
</main>
${ways ? `<script>${printScript}</script>` : ""}
</body></html>
`;
}

/** A sentence in the place of a document that is not shown, with the way to where orders are found. */
export function invoiceRefusal(sentence: string, way: { href: string; name: string }, { words, faces }: Frame): string {
  return `${opening(sentence, words, faces)}<body><main class="said"><h1>${escapeMarkup(sentence)}</h1>
<p><a href="${escapeMarkup(way.href)}">${escapeMarkup(way.name)}</a></p></main></body></html>
`;
}

function opening(title: string, { language }: Words, faces: InvoiceFaces): string {
  return `<!doctype html>
<html lang="${escapeMarkup(language)}" dir="${directionOf(language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeMarkup(title)}</title><link rel="icon" href="/icon.svg"><style>${styleOf(faces)}</style></head>`;
}

function wayItems(number: string, { order, documents }: InvoiceWays, words: Words): string {
  const t = words.within("invoice");
  const back = `<li><a href="${escapeMarkup(order)}">${t("Back to the order")}</a></li>`;
  if (documents.length < 2) return back;
  const others = documents.map(
    (one) =>
      `<li><a href="${escapeMarkup(one.href)}"${one.number === number ? ' aria-current="page"' : ""}>${escapeMarkup(one.name)}</a></li>`,
  );
  return back + others.join("");
}

/** To whom it is addressed, below the sender as it shows in the window of an envelope. */
function recipient({ seller, buyer }: InvoiceDocument, { lines, language }: InvoicePen): string {
  const sender = [seller.legalName, seller.street, townLine(seller)];
  return `<div><p class="sender"><bdi>${sender.map(escapeMarkup).join(" · ")}</bdi></p>
<address>${lines(addressLines(buyer, language))}</address></div>`;
}

function facts(document: InvoiceDocument, pen: InvoicePen, words: Words): string {
  const t = words.within("invoice");
  const { kind, number, issuedOn, corrects, order, supply, deliveredTo } = document;
  const { day, span, language, lines } = pen;
  const isInvoice = kind === "invoice";
  const ahead = supply.kind === "ahead" && isInvoice ? supply : undefined;
  return pairs([
    [isInvoice ? t("Invoice number") : t("Credit note number"), whole(number)],
    [t("Date of issue"), day(issuedOn)],
    corrects && [t("Corrects invoice"), `${whole(corrects.number)}<br>${day(corrects.issuedOn)}`],
    [t("Order"), whole(order.number)],
    [t("Ordered on"), day(order.placedOn)],
    supply.kind === "made" && isInvoice ? [t("Date of supply"), day(supply.on)] : undefined,
    ahead && [t("Paid in advance on"), day(ahead.paidOn)],
    ahead?.expected && [ahead.isCollected ? t("To be collected") : t("Delivery expected"), span(ahead.expected)],
    deliveredTo && isInvoice
      ? [t("Delivered to"), `<span class="lines">${lines(addressLines(deliveredTo, language))}</span>`]
      : undefined,
  ]);
}

/** By which ways it was paid or given back, and that nothing is left to pay. */
function paid({ kind, payments }: InvoiceDocument, { money }: InvoicePen, words: Words): string {
  const t = words.within("invoice");
  const isInvoice = kind === "invoice";
  const named = (payment: (typeof payments)[number]) => {
    if ("last4" in payment) return t("Gift card ••{{last4}}", { last4: whole(payment.last4) });
    return isInvoice ? t("Paid online") : t("To the payment method used");
  };
  const rows = pairs(payments.map((payment) => [named(payment), money(payment.amount)]));
  const done = isInvoice ? `<p>${t("Paid in full. Nothing is left to pay.")}</p>` : "";
  return `<div class="paid"><dl>${rows}</dl>${done}</div>`;
}

/** Who issued it: what the law asks for, and how to reach them. */
function imprint({ seller }: InvoiceDocument, { lines, language }: InvoicePen, words: Words): string {
  const t = words.within("invoice");
  const { legalName, street, country, email, phone, vatId, register, representative } = seller;
  const named = (label: string, value: string | undefined) => value && t("{{label}}:", { label }).concat(" ", value);
  const columns = [
    [legalName, street, townLine(seller), countryName(country, language)],
    [named(t("VAT number"), vatId), register, named(t("Represented by"), representative)],
    [email, phone],
  ];
  return `<footer>${columns.map((column) => `<p class="lines">${lines(column)}</p>`).join("")}</footer>`;
}
