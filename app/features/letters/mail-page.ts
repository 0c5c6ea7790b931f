import { commaList } from "../../platform/i18n/comma-list.ts";
import { countryName } from "../../platform/i18n/country-name.ts";
import type { Translate } from "../../platform/i18n/words.ts";
import type { Shop } from "../../settings/shop.ts";
import { townLine } from "../../settings/town-line.ts";

/** Characters; no mail program shows more in its list. */
const MAX_PREVIEW = 150;

/** The building blocks of a mail, rendered both as text and as HTML. */
export type MailBlock =
  | { kind: "text"; text: string }
  | { kind: "link"; label: string; url: string }
  | { kind: "address"; title: string; lines: readonly (string | MailItem)[] }
  | { kind: "table"; rows: readonly MailRow[] };

export function text(words: string): MailBlock {
  return { kind: "text", text: words };
}

/** A quantity of a product; `language` is that of its name, if it may differ from the email's. */
export type MailItem = { pieces: number; name: string; language?: string; detail?: string };

export type MailRow = { label: string | MailItem; detail?: string; value: string; isTotal?: boolean };

/** A long text enclosed in the email, in its own language; `text` and `html` have the same content. */
export type MailDocument = { title: string; language: string; text: string; html: string };

/** A file attached to the email, as a data URL. */
export type MailFile = { name: string; url: string };

export type MailPage = {
  subject: string;
  blocks: readonly MailBlock[];
  documents?: readonly MailDocument[];
  files?: readonly MailFile[];
};

/** Returns the words that mail programs show beside the subject in their lists: the first sentence, or else the goods. */
export function previewOf({ subject, blocks }: MailPage, { t }: Pick<MailFrame, "t">): string {
  const sentence = blocks.find((block) => block.kind === "text");
  if (sentence) return sentence.text.slice(0, MAX_PREVIEW);
  const rows = blocks.flatMap((block) => (block.kind === "table" ? block.rows : []));
  const goods = rows.flatMap(({ label }) => (typeof label === "string" ? [] : [lineText(label, t)]));
  return (goods.length > 0 ? goods.join("; ") : subject).slice(0, MAX_PREVIEW);
}

/** A line as it is, or as `2 × Oak Chair, black, M`. */
export function lineText(line: string | MailItem, t: Translate): string {
  return typeof line === "string" ? line : `${line.pieces} × ${commaList(t, [line.name, line.detail])}`;
}

/** What an email is rendered with: the shop that sends it, and translations for its language. */
export type MailFrame = { shop: Shop; language: string; t: Translate };

/** Returns the sender's details, line by line, for the end of an email. */
export function imprint({ company, name }: Shop, language: string): string[] {
  const { legalName, street, email, phone } = company;
  const country = countryName(company.country, language);
  const register = [company.register, company.vatId].filter((entry) => entry !== undefined).join(", ");
  const lines = [name, legalName, `${street}, ${townLine(company)}, ${country}`, `${email}, ${phone}`, register];
  return lines.filter((line) => line !== "");
}
