import { commaList } from "../../platform/i18n/comma-list.ts";
import type { Translate } from "../../platform/i18n/words.ts";
import {
  imprint,
  lineText,
  type MailBlock,
  type MailDocument,
  type MailFrame,
  type MailPage,
  type MailRow,
} from "./mail-page.ts";

/** Renders the mail as plain text. */
export function renderText({ subject, blocks, documents = [] }: MailPage, { shop, language, t }: MailFrame): string {
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

/** A row's detail comes before its amount, but what a total includes after it. */
function rowText({ label: line, detail, value, isTotal }: MailRow, t: Translate): string {
  const label = lineText(line, t);
  if (isTotal && detail) return `${t("{{label}}:", { label })} ${value} (${detail})`;
  return `${t("{{label}}:", { label: commaList(t, [label, detail]) })} ${value}`;
}
