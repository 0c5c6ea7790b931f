import { CsvError, parse } from "csv-parse/sync";
import type { Report } from "./report.ts";

/** A CSV row: the line it starts at, and as many cells as the header has. */
export type CsvRow = { line: number; cells: readonly string[] };
type Parsed = { record: string[]; info: { lines: number } };

/** Reads CSV with a header: separated by comma, semicolon or tab, quoted as in spreadsheets. */
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

/**
 * Decodes a file as UTF-8 or UTF-16, or else as Windows-1252, in which spreadsheets in western Europe save CSV. Bytes
 * that are undefined in that encoding are a fault.
 */
export function decode(bytes: Uint8Array, report: Report): string {
  const mark =
    bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : bytes[0] === 0xfe && bytes[1] === 0xff && "utf-16be";
  const known = readIn(mark || "utf-8", bytes);
  if (known !== undefined) return known;
  const western = mark || bytes.some((byte) => nothing.has(byte)) ? undefined : readIn("windows-1252", bytes);
  if (western === undefined) report.fault(0, "file", 'is not in UTF-8: save it anew, in Excel as "CSV UTF-8"');
  else report.note(`The file is not in UTF-8 and was read in the letters of Windows (1252)${sampleOf(western)}.`);
  return western ?? "";
}

const nothing = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d, 0x00]);

function readIn(form: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(form, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Returns a word that shows whether the encoding was guessed correctly. */
function sampleOf(text: string): string {
  const word = /\p{L}*[^\p{ASCII}\P{L}]\p{L}*/u.exec(text)?.[0];
  return word ? `, as in "${word}"` : "";
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

/** Returns the most frequent separator in the header, outside quotes. */
function delimiterOf(text: string): string {
  const [header = ""] = text.replace(/"[^"]*"/g, "").split(/\r?\n/, 1);
  const count = (sign: string) => header.split(sign).length;
  return [",", ";", "\t"].toSorted((a, b) => count(b) - count(a))[0] ?? ",";
}
