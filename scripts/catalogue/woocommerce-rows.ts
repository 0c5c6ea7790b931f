import type { CsvRow } from "./read-csv.ts";
import { inOneLine, readHtml } from "./read-html.ts";
import type { WooField, WooHeader } from "./woocommerce-columns.ts";

type Attribute = { name: string; value: string };
/** A row as WooCommerce means it. */
export type WooRow = CsvRow & { cell(field: WooField): string; attributes: readonly Attribute[] };

const named: ReadonlySet<WooField> = new Set(["name", "categories", "tags", "brands"]);

/** A name as people read it: WordPress keeps the sign in "Home & Garden" as `&amp;`, and lets names have tags. */
function nameOf(text: string): string {
  return inOneLine(readHtml(text));
}

/** Reads the cells of a row by what WooCommerce calls their columns. */
export function readWooRow(row: CsvRow, { at, attributes }: WooHeader): WooRow {
  const textAt = (place: number | undefined) => plainOf(row.cells[place ?? -1] ?? "");
  return {
    ...row,
    cell: (field) => (named.has(field) ? nameOf(textAt(at[field])) : textAt(at[field])),
    attributes: attributes
      .map(({ name, value }) => ({ name: nameOf(textAt(name)), value: nameOf(textAt(value)) }))
      .filter(({ name }) => name !== ""),
  };
}

/** Line breaks are written as two signs, and a sign that a spreadsheet would take for a formula has an apostrophe before it. */
function plainOf(text: string): string {
  return text
    .replace(/^'(?=[=+\-@])/, "")
    .replaceAll("\\n", "\n")
    .trim();
}

/** The items of a cell: a comma parts them unless it is escaped. */
export function listOf(text: string): string[] {
  return text
    .split(/(?<!\\),/)
    .map((item) => item.replaceAll("\\,", ",").trim())
    .filter(Boolean);
}

/** What a row is: `simple`, `variable`, `variation`, and whether it is sent at all. */
export function typesOf(row: WooRow): string[] {
  return listOf(row.cell("type").toLowerCase());
}

const sold: ReadonlySet<string> = new Set(["", "simple", "variable", "variation", "external"]);

/** Whether it is a thing of its own that is sold once and lies in a parcel: no download, no set, no subscription. */
export function isSent(row: WooRow): boolean {
  return typesOf(row).every((type) => sold.has(type));
}

const shortcode = /\[(\/?)([a-z][\w-]*)(\s[^\]]*)?\]/gi;

/** A text without what WordPress puts something in the place of, `[gallery ids="1"]` or `[vc_row]`; other words in brackets stay. */
export function withoutShortcodes(text: string): string {
  return text.replace(shortcode, (whole: string, end: string, name: string, rest = "") =>
    end || rest.includes("=") || name.includes("_") || text.includes(`[/${name}]`) ? "" : whole,
  );
}
