import { commaList } from "../../platform/i18n/comma-list.ts";
import { directionOf } from "../../platform/i18n/languages.ts";
import { escapeMarkup } from "../../platform/ui/escape-markup.ts";
import { isolate } from "./isolate.ts";
import type { MailLetterhead } from "./letterhead.ts";
import { mailHead } from "./mail-head.ts";
import {
  imprint,
  type MailBlock,
  type MailDocument,
  type MailFrame,
  type MailItem,
  type MailPage,
  type MailRow,
  previewOf,
} from "./mail-page.ts";
import { type MailStyles, mailStyles, type Sides, sharedStyle } from "./mail-style.ts";

/** `letterhead` replaces the shop's name in text. */
type HtmlFrame = MailFrame & { letterhead?: MailLetterhead | undefined };
type Drawn = MailFrame & { styles: MailStyles };

const layoutTable = 'role="presentation" cellpadding="0" cellspacing="0"';

/**
 * Renders the mail as a self-contained HTML page. Language and direction are on an element in the body too, and the
 * direction as a style: webmail keeps neither `<html>` nor, at GMX, the attributes.
 */
export function renderHtml(page: MailPage, frame: HtmlFrame): string {
  const { subject, blocks, documents = [] } = page;
  const { shop, language, letterhead } = frame;
  const styles = mailStyles(sidesOf(language));
  const drawn = { ...frame, styles };
  const first = blocks.find(({ kind }) => kind === "link");
  const writing = writingOf(language);
  return `<!doctype html>
<html ${writing.attributes}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeMarkup(subject)}</title>
<style>
${sharedStyle}
</style>
</head>
<body style="margin:0;padding:0">
<div ${writing.attributes} style="${writing.style}">
<div style="${styles.hidden}">${escapeMarkup(previewOf(page, frame))}</div>
<table ${layoutTable} width="100%"><tr><td class="page" align="center" style="${styles.page}">
<table ${layoutTable} width="560" style="${styles.frame}">
${mailHead(shop.name, letterhead, styles)}
<tr><td class="card" style="${styles.card}">
<h1 style="${styles.title}">${sentenceHtml(subject, language)}</h1>
${blocks.map((block) => blockHtml(block, block === first, drawn)).join("")}</td></tr>
${documents.map((document) => documentHtml(document, styles)).join("")}<tr><td class="quiet" style="${styles.foot}">${linesHtml(imprint(shop, language), drawn)}</td></tr>
</table>
</td></tr></table>
</div>
</body>
</html>
`;
}

function sidesOf(language: string): Sides {
  return directionOf(language) === "ltr" ? { start: "left", end: "right" } : { start: "right", end: "left" };
}

function writingOf(language: string): { attributes: string; style: string } {
  const direction = directionOf(language);
  return { attributes: `lang="${escapeMarkup(language)}" dir="${direction}"`, style: `direction:${direction}` };
}

/** A long text in its own language. Its parts inherit one cell's style, as it is longer than the rest of the email. */
function documentHtml({ title, language, html }: MailDocument, styles: MailStyles): string {
  const { attributes, style } = writingOf(language);
  const { start } = sidesOf(language);
  return `<tr><td class="card" style="${styles.document}">
<div ${attributes} style="${style};${styles.documentText(start)}"><h2 style="${styles.documentTitle}">${escapeMarkup(title)}</h2>${html}</div></td></tr>`;
}

/** The first link is the email's call to action and becomes a button; the others stay links. */
function blockHtml(block: MailBlock, isFirstLink: boolean, frame: Drawn): string {
  const { styles, language } = frame;
  switch (block.kind) {
    case "text":
      return `<p style="${styles.text}">${sentenceHtml(block.text, language).replaceAll("\n", "<br>")}</p>`;
    case "link":
      return isFirstLink ? buttonHtml(block, styles) : linkHtml(block, styles);
    case "address":
      return `<h2 class="quiet" style="${styles.label}">${escapeMarkup(block.title)}</h2><p style="${styles.text}">${linesHtml(block.lines, frame)}</p>`;
    case "table":
      return `<table class="lines" width="100%" style="${styles.lines}"><tbody valign="top">${block.rows.map((row) => rowHtml(row, frame)).join("")}</tbody></table>`;
  }
}

type Link = Extract<MailBlock, { kind: "link" }>;

function buttonHtml({ url, label }: Link, styles: MailStyles): string {
  return `<table ${layoutTable} style="margin:0 0 16px"><tr><td class="button" style="${styles.button}"><a class="button" href="${escapeMarkup(url)}" style="${styles.buttonLink}">${escapeMarkup(label)}</a></td></tr></table>`;
}

function linkHtml({ url, label }: Link, styles: MailStyles): string {
  return `<p style="${styles.text}"><a class="link" href="${escapeMarkup(url)}" style="${styles.link}">${escapeMarkup(label)}</a></p>`;
}

/** Escapes a sentence; order numbers in it keep their order and do not break at their hyphens. */
function sentenceHtml(text: string, language: string): string {
  return text
    .split(/\b(\w{1,6}-\w{4}-\w{4})\b/)
    .map((part, i) => (i % 2 ? isolate(part, { language, isWhole: true }) : escapeMarkup(part)))
    .join("");
}

/** A line keeps its own direction, so that a postcode stays before its town in right-to-left emails. */
function linesHtml(lines: readonly (string | MailItem)[], frame: Drawn): string {
  return lines.map((line) => lineHtml(line, frame)).join("<br>");
}

/** Renders a line; a name in another language than the email's gets a `lang` attribute. */
function lineHtml(line: string | MailItem, { language, t }: MailFrame): string {
  if (typeof line === "string") return isolate(line, { language });
  const { pieces, name, language: named, detail } = line;
  return `${pieces} × ${commaList(t, [isolate(name, { language, named }), detail && isolate(detail, { language })])}`;
}

function rowHtml({ label, detail, value, isTotal }: MailRow, { styles, ...frame }: Drawn): string {
  const { name, amount } = isTotal ? styles.total : styles.row;
  const small = detail
    ? `<br><small style="${isTotal ? styles.totalDetail : styles.detail}">${isolate(detail, { language: frame.language })}</small>`
    : "";
  return `<tr><th scope=row style="${name}">${lineHtml(label, frame)}${small}</th><td nowrap style="${amount}">${escapeMarkup(value)}</td></tr>`;
}
