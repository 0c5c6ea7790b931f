import { commaList } from "../../i18n/comma-list.ts";
import { directionOf } from "../../i18n/languages.ts";
import { escapeMarkup } from "../../ui/escape-markup.ts";
import { type Letterhead, letterheadHtml } from "../shop/letterhead.ts";
import {
  imprint,
  type MailBlock,
  type MailDocument,
  type MailFrame,
  type MailItem,
  type MailPage,
  type MailRow,
} from "./mail-page.ts";

/** `letterhead` replaces the shop's name in text. */
type HtmlFrame = MailFrame & { letterhead?: Letterhead | undefined };

const style = `body { margin: 0; padding: 24px 12px; background: #f6f4f0; color: #23211d; font: 16px/1.55 system-ui, sans-serif; overflow-wrap: anywhere; }
header, main, footer { max-width: 496px; margin: 0 auto; padding: 0 32px; }
header { font: 400 24px/1 Georgia, serif; }
header img { display: block; max-width: 100%; height: auto; }
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
  header img { padding: 12px; background: #fff; }
  h2, th small, footer { color: #a8a296; }
  th, td, article, article blockquote { border-color: #3d3a33; }
  article h2 { color: inherit; }
  .button { background: #ece8e0; color: #23211d; }
}
`;

/** Renders the mail as a self-contained HTML page. */
export function renderHtml({ subject, blocks, documents = [] }: MailPage, frame: HtmlFrame): string {
  const { shop, language, letterhead } = frame;
  const first = blocks.find(({ kind }) => kind === "link");
  return `<!doctype html>
<html lang="${escapeMarkup(language)}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeMarkup(subject)}</title>
<style>
${style}</style>
</head>
<body>
<header>${letterheadHtml(shop.name, letterhead)}</header>
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
  return `<article lang="${escapeMarkup(language)}" dir="${directionOf(language)}"><h2>${escapeMarkup(title)}</h2>${html}</article>`;
}

/** The first link is the email's call to action and becomes a button; the others stay links. */
function blockHtml(block: MailBlock, isFirstLink: boolean, frame: MailFrame): string {
  switch (block.kind) {
    case "text":
      return `<p>${textHtml(block.text).replaceAll("\n", "<br>")}</p>`;
    case "link":
      return `<p><a class="${isFirstLink ? "button" : "quiet"}" href="${escapeMarkup(block.url)}">${escapeMarkup(block.label)}</a></p>`;
    case "address":
      return `<h2>${escapeMarkup(block.title)}</h2><p>${linesHtml(block.lines, frame)}</p>`;
    case "table":
      return `<table>${block.rows.map((row) => rowHtml(row, frame)).join("")}</table>`;
  }
}

/** Escapes a sentence and keeps order numbers in it from breaking at their hyphens. */
function textHtml(text: string): string {
  return escapeMarkup(text).replace(/\b\w{1,6}-\w{4}-\w{4}\b/g, '<bdi class="whole">$&</bdi>');
}

/** Isolates each line's direction, so that a postcode stays before its town in right-to-left emails. */
function linesHtml(lines: readonly (string | MailItem)[], frame: MailFrame): string {
  return lines.map((line) => `<bdi>${lineHtml(line, frame)}</bdi>`).join("<br>");
}

/** Renders a line; a name in another language than the email's gets a `lang` attribute. */
function lineHtml(line: string | MailItem, { language, t }: MailFrame): string {
  if (typeof line === "string") return escapeMarkup(line);
  const { pieces, name, language: named = language, detail } = line;
  const marked =
    named === language ? escapeMarkup(name) : `<bdi lang="${escapeMarkup(named)}">${escapeMarkup(name)}</bdi>`;
  return `${pieces} × ${commaList(t, [marked, detail && escapeMarkup(detail)])}`;
}

function rowHtml({ label, detail, value, isTotal }: MailRow, frame: MailFrame): string {
  const small = detail ? `<small>${escapeMarkup(detail)}</small>` : "";
  const mark = isTotal ? ' class="total"' : "";
  return `<tr${mark}><th scope="row">${lineHtml(label, frame)}${small}</th><td>${escapeMarkup(value)}</td></tr>`;
}
