import { UTF8_MARK, writeCsv } from "../write-csv.ts";

/** Returns rows as CSV with a header and a byte order mark, as spreadsheets expect. */
export function writeTable(rows: readonly Readonly<Record<string, string>>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return UTF8_MARK + writeCsv([columns, ...rows.map((row) => columns.map((column) => row[column] ?? ""))]);
}
