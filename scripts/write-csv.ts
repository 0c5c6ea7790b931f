/** Stands before a file by which spreadsheets know that its letters are UTF-8. */
export const UTF8_MARK = "\uFEFF";

/** With commas and decimal points (RFC 4180), or with semicolons and decimal commas, as spreadsheets open CSV in most of Europe. */
export type CsvForm = "comma" | "semicolon";

/** Rows as CSV: cells in quotes where they need them, a line for every row. */
export function writeCsv(rows: readonly (readonly string[])[], form: CsvForm = "comma"): string {
  const [sign, written] = form === "comma" ? [",", (cell: string) => cell] : [";", withDecimalComma];
  return rows.map((row) => `${row.map((cell) => quoted(written(cell), sign)).join(sign)}\r\n`).join("");
}

function withDecimalComma(cell: string): string {
  return /^-?\d+\.\d+$/.test(cell) ? cell.replace(".", ",") : cell;
}

function quoted(cell: string, sign: string): string {
  return cell.includes(sign) || /["\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/**
 * What a shopper typed, so that it does not run as a formula in the owner's spreadsheet: also not behind a semicolon, where one that
 * parts cells by those begins another, whatever the quotes.
 */
export function inert(text: string): string {
  return text.replace(/(^|;\s*)(?=[=+\-@\t\r])/g, "$1'");
}
