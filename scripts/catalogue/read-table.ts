import { CsvError, parse } from "csv-parse/sync";
import { columnOf, type Field, fieldOf } from "./columns.ts";
import type { Report } from "./report.ts";

/** A row of a table: the line it begins at, and its cells by field. */
export type Row = { line: number; cells: Partial<Record<Field, string>> };
export type Table = {
  rows: Row[];
  /** A field's name in this file, for people. */
  nameOf(field: Field): string;
};

type Parsed = { record: string[]; info: { lines: number } };

/** Reads a CSV file with a header: comma, semicolon or tab between the cells, quotes as spreadsheets write them. */
export function readTable(text: string, report: Report): Table {
  const parsed = parseCsv(text, report);
  const [header, ...body] = parsed;
  const names = header?.record ?? [];
  const fields = readHeader(names, report);
  const nameOf = (field: Field) => names[fields.indexOf(field)] ?? columnOf(field);
  let line = (header?.info.lines ?? 0) + 1;
  const rows = body.flatMap(({ record, info }): Row[] => {
    const begin = line;
    line = info.lines + 1;
    if (record.every((cell) => cell === "")) return [];
    if (record.length !== names.length) {
      report.fault(begin, "row", `has ${record.length} cells where the header has ${names.length}`);
      return [];
    }
    const cells: Row["cells"] = {};
    for (const [i, field] of fields.entries()) {
      const cell = record[i];
      if (field && field !== "idle" && cell) cells[field] ??= cell;
    }
    return [{ line: begin, cells }];
  });
  return { rows, nameOf };
}

function parseCsv(text: string, report: Report): Parsed[] {
  const options = { bom: true, delimiter: delimiterOf(text), info: true, relax_column_count: true, trim: true };
  try {
    return parse(text, options) as unknown as Parsed[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    report.fault(Number(error["lines"] ?? 0), "row", `cannot be read: ${error.message}`);
    return [];
  }
}

/** The sign that the header has most of outside quotes. */
function delimiterOf(text: string): string {
  const [header = ""] = text.replace(/"[^"]*"/g, "").split(/\r?\n/, 1);
  const count = (sign: string) => header.split(sign).length;
  return [",", ";", "\t"].toSorted((a, b) => count(b) - count(a))[0] ?? ",";
}

function readHeader(names: readonly string[], report: Report): (Field | "idle" | undefined)[] {
  const fields = names.map(fieldOf);
  if (names.length === 0) report.faults.length > 0 || report.fault(0, "file", "is empty");
  else
    for (const field of ["name", "price"] as const)
      if (!fields.includes(field)) report.fault(1, columnOf(field), "is missing among the columns");
  const unknown = names.filter((name, i) => fields[i] === undefined && name !== "");
  if (unknown.length > 0) report.note(`Columns that say nothing to the shop were left out: ${unknown.join(", ")}.`);
  return fields;
}
