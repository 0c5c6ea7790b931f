import { columnOf, type Field, fieldOf } from "./columns.ts";
import { readCsv } from "./read-csv.ts";
import type { Report } from "./report.ts";

/** A row of a table: the line it begins at, and its cells by field. */
export type Row = { line: number; cells: Partial<Record<Field, string>> };
export type Table = {
  rows: Row[];
  /** A field's name in this file, for people. */
  nameOf(field: Field): string;
};

/** Reads a table of goods. */
export function readTable(text: string, report: Report): Table {
  const { names, rows } = readCsv(text, report);
  const fields = readHeader(names, report);
  return {
    rows: rows.map(({ line, cells }) => ({ line, cells: byField(fields, cells) })),
    nameOf: (field) => names[fields.indexOf(field)] ?? columnOf(field),
  };
}

function byField(fields: readonly (Field | "idle" | undefined)[], cells: readonly string[]): Row["cells"] {
  const found: Row["cells"] = {};
  for (const [i, field] of fields.entries()) {
    const cell = cells[i];
    if (field && field !== "idle" && cell) found[field] ??= cell;
  }
  return found;
}

function readHeader(names: readonly string[], report: Report): (Field | "idle" | undefined)[] {
  const fields = names.map(fieldOf);
  if (names.length > 0)
    for (const field of ["name", "price"] as const)
      if (!fields.includes(field)) report.fault(1, columnOf(field), "is missing among the columns");
  const unknown = names.filter((name, i) => fields[i] === undefined && name !== "");
  if (unknown.length > 0) report.note(`Columns that say nothing to the shop were left out: ${unknown.join(", ")}.`);
  return fields;
}
