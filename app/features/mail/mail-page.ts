import { commaList } from "../../i18n/comma-list.ts";
import { countryName } from "../../i18n/country-name.ts";
import { directionOf } from "../../i18n/languages.ts";
import type { Translate } from "../../i18n/words.ts";
import type { Shop } from "../shop/shop.ts";

/** What a mail is made of; the same blocks become its text and its HTML. */
export type MailBlock =
  | { kind: "text"; text: string }
  | { kind: "link"; label: string; url: string }
  | { kind: "address"; title: string; lines: readonly (string | MailItem)[] }
  | { kind: "table"; rows: readonly MailRow[] };

/** A paragraph of a letter. */
export function text(words: string): MailBlock {
  return { kind: "text", text: words };
}

/** Pieces of a product; `language` is that of its name, where it may be another than the letter's. */
export type MailItem = { pieces: number; name: string; language?: string; detail?: string };

export type MailRow = { label: string | MailItem; detail?: string; value: string; isTotal?: boolean };

/** A long text that belongs to the letter, in the language it is in; both of its forms say the same. */
export type MailDocument = { title: string; language: string; text: string; html: string };

export type MailPage = { subject: string; blocks: readonly MailBlock[]; documents?: readonly MailDocument[] };

type Frame = { shop: Shop; language: string; t: Translate };

/** The mail as plain text. */
export function renderText({ subject, blocks, documents = [] }: MailPage, { shop, language, t }: Frame): string {
  const parts = [
    subject,
    ...blocks.map((block) => blockText(block, t)),
    ...documents.map(documentText),
    ["-- ", ...imprint(shop, language)].join("\n"),
  ];
  return `${parts.join("\n\n")}\n`;
}

function blockText(block: MailBlock, t: Translate): string {
  switch (block.kind) {
    case "text":
      return block.text;
    case "link":
      return [t("{{label}}:", { label: block.label }), block.url].join("\n");
    case "address":
      return [t("{{label}}:", { label: block.title }), ...block.lines.map((line) => lineText(line, t))].join("\n");
    case "table":
      return block.rows.map((row) => rowText(row, t)).join("\n");
  }
}

function documentText({ title, text }: MailDocument): string {
  return `${"=".repeat(title.length)}\n${title}\n${"=".repeat(title.length)}\n\n${text}`;
}

/** A line as it is, or as `2 × Oak Chair, black, M`. */
function lineText(line: string | MailItem, t: Translate): string {
  return typeof line === "string" ? line : `${line.pieces} × ${commaList(t, [line.name, line.detail])}`;
}

/** What a line is stands before its amount, what a sum contains behind it. */
function rowText({ label: line, detail, value, isTotal }: MailRow, t: Translate): string {
  const label = lineText(line, t);
  if (isTotal && detail) return `${t("{{label}}:", { label })} ${value} (${detail})`;
  return `${t("{{label}}:", { label: commaList(t, [label, detail]) })} ${value}`;
}

/** The mail as a page that needs nothing from elsewhere. */
export function renderHtml({ subject, blocks, documents = [] }: MailPage, frame: Frame): string {
  const { shop, language } = frame;
  const first = blocks.find(({ kind }) => kind === "link");
  return `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
body { margin: 0; padding: 24px 12px; background: #f6f4f0; color: #23211d; font: 16px/1.55 system-ui, sans-serif; overflow-wrap: anywhere; }
header, main, footer { max-width: 496px; margin: 0 auto; padding: 0 32px; }
header { font: 400 24px/1 Georgia, serif; }
main { margin: 20px auto 24px; padding: 32px; background: #fff; }
h1 { margin: 0 0 24px; font: 400 26px/1.25 Georgia, serif; text-wrap: balance; }
h2 { margin: 24px 0 4px; font-size: 14px; color: #5f5b52; }
p { margin: 0 0 16px; text-wrap: pretty; }
table { width: 100%; border-collapse: collapse; margin: 8px 0 24px; }
th, td { padding: 10px 0; border-bottom: 1px solid #e7e3da; text-align: start; vertical-align: top; font-weight: 400; }
td { text-align: end; white-space: nowrap; }
th small { display: block; color: #5f5b52; }
.total th, .total td { font-weight: 600; border-bottom: 0; }
.total small { font-weight: 400; }
.whole { white-space: nowrap; }
.button { display: inline-block; padding: 12px 22px; background: #23211d; color: #fff; text-decoration: none; }
.quiet { color: inherit; text-underline-offset: 4px; }
footer { font-size: 13px; color: #5f5b52; }
article { margin-top: 40px; padding-top: 32px; border-top: 1px solid #e7e3da; font-size: 14px; }
article h2 { margin: 0 0 16px; font: 400 22px/1.25 Georgia, serif; color: inherit; }
article h3, article h4 { margin: 24px 0 4px; font-size: 14px; }
article p, article ul, article ol, article blockquote { margin: 0 0 12px; }
article ul, article ol { padding-inline-start: 20px; }
article blockquote { padding-inline-start: 16px; border-inline-start: 2px solid #e7e3da; }
article th, article td { padding: 8px 0; padding-inline-end: 12px; text-align: start; white-space: normal; overflow-wrap: break-word; }
article th { font-weight: 600; }
@media (prefers-color-scheme: dark) {
  body { background: #171613; color: #ece8e0; }
  main { background: #23211d; }
  h2, th small, footer { color: #a8a296; }
  th, td, article, article blockquote { border-color: #3d3a33; }
  article h2 { color: inherit; }
  .button { background: #ece8e0; color: #23211d; }
}
</style>
</head>
<body>
<header>${escapeHtml(shop.name)}</header>
<main>
<h1>${textHtml(subject)}</h1>
${blocks.map((block) => blockHtml(block, block === first, frame)).join("\n")}
${documents.map(documentHtml).join("\n")}
</main>
<footer>${linesHtml(imprint(shop, language), frame)}</footer>
</body>
</html>
`;
}

function documentHtml({ title, language, html }: MailDocument): string {
  return `<article lang="${escapeHtml(language)}" dir="${directionOf(language)}"><h2>${escapeHtml(title)}</h2>${html}</article>`;
}

/** What a letter is for is a button: its first link. The others are links. */
function blockHtml(block: MailBlock, isFirstLink: boolean, frame: Frame): string {
  switch (block.kind) {
    case "text":
      return `<p>${textHtml(block.text).replaceAll("\n", "<br>")}</p>`;
    case "link":
      return `<p><a class="${isFirstLink ? "button" : "quiet"}" href="${escapeHtml(block.url)}">${escapeHtml(block.label)}</a></p>`;
    case "address":
      return `<h2>${escapeHtml(block.title)}</h2><p>${linesHtml(block.lines, frame)}</p>`;
    case "table":
      return `<table>${block.rows.map((row) => rowHtml(row, frame)).join("")}</table>`;
  }
}

/** A sentence; the numbers of orders in it are not broken at their hyphens. */
function textHtml(text: string): string {
  return escapeHtml(text).replace(/\b\w{1,6}-\w{4}-\w{4}\b/g, '<bdi class="whole">$&</bdi>');
}

/** Each line in its own direction: a postcode stays before its town in a letter that is written to the left. */
function linesHtml(lines: readonly (string | MailItem)[], frame: Frame): string {
  return lines.map((line) => `<bdi>${lineHtml(line, frame)}</bdi>`).join("<br>");
}

/** A line; a name that is in another language than the letter is marked as what it is. */
function lineHtml(line: string | MailItem, { language, t }: Frame): string {
  if (typeof line === "string") return escapeHtml(line);
  const { pieces, name, language: named = language, detail } = line;
  const marked = named === language ? escapeHtml(name) : `<bdi lang="${escapeHtml(named)}">${escapeHtml(name)}</bdi>`;
  return `${pieces} × ${commaList(t, [marked, detail && escapeHtml(detail)])}`;
}

function rowHtml({ label, detail, value, isTotal }: MailRow, frame: Frame): string {
  const small = detail ? `<small>${escapeHtml(detail)}</small>` : "";
  const mark = isTotal ? ' class="total"' : "";
  return `<tr${mark}><th scope="row">${lineHtml(label, frame)}${small}</th><td>${escapeHtml(value)}</td></tr>`;
}

function imprint({ company, name }: Shop, language: string): string[] {
  const { legalName, street, postcode, city, email, phone } = company;
  const country = countryName(company.country, language);
  const register = [company.register, company.vatId].filter((entry) => entry !== undefined).join(", ");
  const lines = [name, legalName, `${street}, ${postcode} ${city}, ${country}`, `${email}, ${phone}`, register];
  return lines.filter((line) => line !== "");
}

/** Text as it stands in HTML. */
export function escapeHtml(text: string): string {
  const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
