import type { CsvRow } from "./read-csv.ts";
import { inOneLine, readHtml } from "./read-html.ts";
import type { WooField, WooHeader } from "./woocommerce-columns.ts";

type Attribute = { name: string; value: string };
/** A row with access to cells by WooCommerce's field names. */
export type WooRow = CsvRow & { cell(field: WooField): string; attributes: readonly Attribute[] };

const named: ReadonlySet<WooField> = new Set(["name", "categories", "tags", "brands"]);

/** Returns a name as displayed: WordPress stores "Home & Garden" with `&amp;` and allows tags in names. */
function nameOf(text: string): string {
  return inOneLine(readHtml(text));
}

/** Wraps a row for access by WooCommerce's field names. */
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

/** Decodes escaped line breaks, and removes the apostrophe before characters that would start a formula. */
function plainOf(text: string): string {
  return text
    .replace(/^'(?=[=+\-@])/, "")
    .replaceAll("\\n", "\n")
    .trim();
}

/** Splits a cell at unescaped commas. */
export function listOf(text: string): string[] {
  return text
    .split(/(?<!\\),/)
    .map((item) => item.replaceAll("\\,", ",").trim())
    .filter(Boolean);
}

/** Returns a row's types: `simple`, `variable` or `variation`, and whether it is virtual or downloadable. */
export function typesOf(row: WooRow): string[] {
  return listOf(row.cell("type").toLowerCase());
}

const sold: ReadonlySet<string> = new Set(["", "simple", "variable", "variation", "external"]);

/** Returns whether a row is a single physical product: no download, bundle or subscription. */
export function isSellable(row: WooRow): boolean {
  return typesOf(row).every((type) => sold.has(type));
}

const shortcode = /\[(\/?)([a-z][\w-]*)(\s[^\]]*)?\]/gi;

/** Removes WordPress shortcodes such as `[gallery ids="1"]` or `[vc_row]`; other words in brackets stay. */
export function withoutShortcodes(text: string): string {
  return text.replace(shortcode, (whole: string, end: string, name: string, rest = "") =>
    end || rest.includes("=") || name.includes("_") || text.includes(`[/${name}]`) ? "" : whole,
  );
}
