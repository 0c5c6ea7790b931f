/** Byte order mark by which spreadsheets recognise UTF-8. */
export const UTF8_MARK = "\uFEFF";

/** Commas and decimal points (RFC 4180), or semicolons and decimal commas, as spreadsheets in most of Europe expect. */
export type CsvForm = "comma" | "semicolon";

/** Returns rows as CSV, quoting cells where needed. */
export function writeCsv(rows: readonly (readonly string[])[], form: CsvForm = "comma"): string {
  const [sign, written] = form === "comma" ? [",", (cell: string) => cell] : [";", withDecimalComma];
  return rows.map((row) => `${row.map((cell) => quoted(written(cell), sign)).join(sign)}\r\n`).join("");
}

type TableOf<T> = { head: readonly string[]; rowsOf: (one: T) => readonly (readonly string[])[] };

/** Returns what comes one by one as CSV with a head, marked as UTF-8: only its text is kept. */
export async function csvOfEach<T>(
  all: AsyncIterable<T>,
  { head, rowsOf }: TableOf<T>,
  form?: CsvForm,
): Promise<string> {
  let text = UTF8_MARK + writeCsv([head], form);
  for await (const one of all) text += writeCsv(rowsOf(one), form);
  return text;
}

function withDecimalComma(cell: string): string {
  return /^-?\d+\.\d+$/.test(cell) ? cell.replace(".", ",") : cell;
}

function quoted(cell: string, sign: string): string {
  return cell.includes(sign) || /["\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/**
 * Escapes shopper input so that spreadsheets do not run it as a formula, even after a semicolon, which starts a new
 * cell in spreadsheets that split by it, regardless of quotes.
 */
export function escapeFormula(text: string): string {
  return text.replace(/(^|;\s*)(?=[=+\-@\t\r])/g, "$1'");
}
