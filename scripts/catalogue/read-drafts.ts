import { slugOf } from "../../app/features/catalogue/product.ts";
import { type Decimal, decimalOf } from "./amounts.ts";
import { type Draft, firstCell, type ReadSettings } from "./draft.ts";
import { picturesOf, pictureWordsOf } from "./read-pictures.ts";
import { type Row, rowsIn, type Table } from "./read-table.ts";
import { type RowReader, readVariant } from "./read-variant.ts";
import { counted, type Report } from "./report.ts";
import { notesOf } from "./same-addresses.ts";
import { isShippedRow, noteUnshipped, unshippedOf } from "./shipped-and-taxed.ts";
import { refuseUnknownAnswers, saysNo } from "./yes-or-no.ts";

/** Groups a table's rows by product and reads their variants. Skips drafts and what needs no shipping. */
export function readDrafts(reader: RowReader): Draft[] {
  const { table, report } = reader;
  const drafts: Draft[] = [];
  const unshipped: string[] = [];
  let hidden = 0;
  refuseUnknownAnswers(table, report);
  for (const [handle, rows] of groupRows(table, report)) {
    const left = unshippedOf(rows);
    if (isHidden(rows)) hidden++;
    else if (left) unshipped.push(left.named);
    if (isHidden(rows) || left?.isWhole) continue;
    const draft = readDraft(handle, rows, reader);
    if (draft) drafts.push(draft);
  }
  noteUnshipped(unshipped, report);
  if (hidden > 0) report.note(`${counted(hidden, "product")} left out: a draft, archived or not published.`);
  return drafts;
}

/** Returns the decimal separator of a table's amounts: the one in the settings, or the one that the prices use. */
export function findDecimal(table: Table, settings: ReadSettings, report: Report): Decimal | undefined {
  if (settings.decimal) return settings.decimal;
  const amounts = table.rows.flatMap(({ cells }) => [cells.price ?? "", cells.compareAt ?? ""]);
  const found = decimalOf(amounts);
  if (found === "both")
    report.note("Amounts are written with a comma in some rows and with a point in others; each was read for itself.");
  if (found === "comma") report.note('Amounts were read with a decimal comma, as in "12,90".');
  return found === "both" ? undefined : found;
}

/** Groups rows by handle; a row without one belongs to the product of its name. */
function groupRows({ rows, nameOf }: Table, report: Report): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  const written = rows.flatMap(({ cells }) => cells.handle?.toLowerCase() ?? []);
  for (const note of notesOf("Handles", written)) report.note(note);
  for (const row of rows) {
    const handle = slugOf(row.cells.handle ?? row.cells.name ?? "");
    if (handle) groups.set(handle, [...(groups.get(handle) ?? []), row]);
    else if (row.cells.name) report.fault(row.line, nameOf("handle"), "is needed where a name has no letter of a to z");
    else report.fault(row.line, nameOf("name"), "is empty");
  }
  return groups;
}

function isHidden(rows: readonly Row[]): boolean {
  const status = firstCell(rows, "status")?.text.toLowerCase() ?? "active";
  return status !== "active" || saysNo(firstCell(rows, "published")?.text);
}

function readDraft(handle: string, rows: readonly Row[], reader: RowReader): Draft | undefined {
  const { report, table } = reader;
  const line = rows[0]?.line ?? 0;
  const name = firstCell(rows, "name")?.text;
  if (!name) return report.fault(line, table.nameOf("name"), "is empty");
  refuseSeveralNames(handle, rows, reader);
  const buyable = rows.filter(isShippedRow);
  if (buyable.length === 0) return report.fault(line, table.nameOf("price"), "is empty");
  const variants = buyable.flatMap((row) => readVariant(row, rows, reader) ?? []);
  refuseTwins(handle, variants, reader);
  if (variants.length < buyable.length) return undefined;
  const pictures = { pictures: picturesOf(rows), pictureWords: pictureWordsOf(rows) };
  return {
    line,
    handle,
    isHandleMade: table.hasMadeHandles || !firstCell(rows, "handle"),
    name,
    rows,
    variants,
    ...pictures,
  };
}

/** All rows of a product must have the same name, in every language. */
function refuseSeveralNames(handle: string, rows: readonly Row[], { report, table }: RowReader): void {
  for (const language of [undefined, ...table.languages]) {
    const inLanguage = language ? rowsIn(rows, language) : rows;
    const names = [...new Set(inLanguage.flatMap(({ cells }) => cells.name ?? []))];
    const column = table.nameOf("name", language);
    if (names.length > 1)
      report.fault(rows[0]?.line ?? 0, column, `"${handle}" has several: ${names.map((n) => `"${n}"`).join(", ")}`);
  }
}

/** Identical rows are a fault: either two products share a handle, or one row is superfluous. */
function refuseTwins(handle: string, variants: Draft["variants"], { report, table }: RowReader): void {
  const seen = new Map<string, number>();
  for (const { line, options } of variants) {
    const key = options.map(([, value]) => value).join(" / ");
    const other = seen.get(key);
    if (other === undefined) seen.set(key, line);
    else {
      const choice = key ? `"${key}" of "${handle}"` : `"${handle}"`;
      report.fault(line, table.nameOf("handle"), `${choice} stands in line ${other} already`);
    }
  }
}
