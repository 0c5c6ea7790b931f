import { countryName } from "../../i18n/country-name.ts";
import type { Translate } from "../../i18n/words.ts";
import type { Shop } from "../shop/shop.ts";
import { townLine } from "../shop/town-line.ts";

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

/** What a letter is written with: the shop that it is from, and words in its language. */
export type MailFrame = { shop: Shop; language: string; t: Translate };

/** Who the letter is from, line by line, as it stands at its end. */
export function imprint({ company, name }: Shop, language: string): string[] {
  const { legalName, street, email, phone } = company;
  const country = countryName(company.country, language);
  const register = [company.register, company.vatId].filter((entry) => entry !== undefined).join(", ");
  const lines = [name, legalName, `${street}, ${townLine(company)}, ${country}`, `${email}, ${phone}`, register];
  return lines.filter((line) => line !== "");
}
