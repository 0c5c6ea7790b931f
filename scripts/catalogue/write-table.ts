import { UTF8_MARK, writeCsv } from "../write-csv.ts";

/** Rows as CSV under the names of all their columns, as spreadsheets read it. */
export function writeTable(rows: readonly Readonly<Record<string, string>>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return UTF8_MARK + writeCsv([columns, ...rows.map((row) => columns.map((column) => row[column] ?? ""))]);
}
