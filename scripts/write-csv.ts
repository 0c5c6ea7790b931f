/** Stands before a file by which spreadsheets know that its letters are UTF-8. */
export const UTF8_MARK = "\uFEFF";

/** Rows as CSV (RFC 4180): cells in quotes where they need them, a line for every row. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(quoted).join(",")}\r\n`).join("");
}

function quoted(cell: string): string {
  return /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** What a shopper typed, so that it does not run as a formula in the owner's spreadsheet. */
export function inert(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
