import { CsvError, parse } from "csv-parse/sync";
import type { Report } from "./report.ts";

/** A row of a CSV file: the line it begins at, and as many cells as the header has. */
export type CsvRow = { line: number; cells: readonly string[] };
type Parsed = { record: string[]; info: { lines: number } };

/** Reads CSV with a header: comma, semicolon or tab between the cells, quotes as spreadsheets write them. */
export function readCsv(text: string, report: Report): { names: readonly string[]; rows: CsvRow[] } {
  const [header, ...body] = parseCsv(text, report);
  const names = header?.record ?? [];
  let line = (header?.info.lines ?? 0) + 1;
  const rows = body.flatMap(({ record, info }): CsvRow[] => {
    const begin = line;
    line = info.lines + 1;
    if (record.every((cell) => cell === "")) return [];
    if (record.length === names.length) return [{ line: begin, cells: record }];
    report.fault(begin, "row", `has ${record.length} cells where the header has ${names.length}`);
    return [];
  });
  if (names.length === 0 && report.faults.length === 0) report.fault(0, "file", "is empty");
  return { names, rows };
}

/** Spreadsheets may write the letters of their own system, of which UTF-8 makes rubbish. */
export function decode(bytes: Uint8Array, report: Report): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    report.fault(0, "file", 'is not in UTF-8: save it anew, in Excel as "CSV UTF-8"');
    return "";
  }
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
