import { dateForm } from "../../platform/i18n/languages.ts";
import type { Words } from "../../platform/i18n/words.ts";
import { escapeMarkup } from "../../platform/ui/escape-markup.ts";
import type { Cents } from "../catalogue/product.ts";
import { moneyIn } from "../letters/mail-context.ts";
import type { InvoiceDocument } from "./invoice.ts";

/** Formatting helpers for a document: translations, amounts and dates in its language, all as HTML. */
export type InvoiceFormatters = ReturnType<typeof createFormatters>;

/** Creates the formatting helpers for a document in its own language. */
export function createFormatters({ currency }: InvoiceDocument, words: Words) {
  const { language } = words;
  const money = moneyIn(currency, language);
  const days = new Intl.DateTimeFormat(dateForm(language), { dateStyle: "long", timeZone: "UTC" });
  return {
    language,
    t: words.forNamespace("invoice"),
    money: (cents: number) => `<bdi>${escapeMarkup(money(cents as Cents)).replace("-", "−")}</bdi>`,
    day: (day: string) => days.format(new Date(day)),
    span: ([first, last]: readonly [string, string]) => days.formatRange(new Date(first), new Date(last)),
    /** Wraps each line in `<bdi>`, so that it keeps its own direction. */
    lines: (lines: readonly (string | undefined)[]) =>
      lines
        .filter((line) => line !== undefined && line !== "")
        .map((line) => `<bdi>${escapeMarkup(line ?? "")}</bdi>`)
        .join(""),
  };
}

/** Marks a number as left-to-right and unbreakable, whatever text surrounds it. */
export function isolated(text: string): string {
  return `<bdi dir="ltr">${escapeMarkup(text)}</bdi>`;
}

/** Renders names and values as rows of a description list. */
export function pairs(
  rows: readonly (readonly [name: string, value: string, isTotal?: boolean] | undefined)[],
): string {
  return rows
    .filter((row) => row !== undefined)
    .map(([name, value, isTotal]) => `<div${isTotal ? ' class="total"' : ""}><dt>${name}</dt><dd>${value}</dd></div>`)
    .join("");
}
