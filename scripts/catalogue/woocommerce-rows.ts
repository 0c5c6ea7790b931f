import type { CsvRow } from "./read-csv.ts";
import type { WooField, WooHeader } from "./woocommerce-columns.ts";

type Attribute = { name: string; value: string };
/** A row as WooCommerce means it. */
export type WooRow = CsvRow & { cell(field: WooField): string; attributes: readonly Attribute[] };

/** Reads the cells of a row by what WooCommerce calls their columns. */
export function readWooRow(row: CsvRow, { at, attributes }: WooHeader): WooRow {
  const textAt = (place: number | undefined) => plainOf(row.cells[place ?? -1] ?? "");
  return {
    ...row,
    cell: (field) => textAt(at[field]),
    attributes: attributes
      .map(({ name, value }) => ({ name: textAt(name), value: textAt(value) }))
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

/** Whether it is a thing of its own that lies in a parcel. */
export function isSent(row: WooRow): boolean {
  return !typesOf(row).some((type) => /^(grouped|virtual|downloadable)$/.test(type));
}
