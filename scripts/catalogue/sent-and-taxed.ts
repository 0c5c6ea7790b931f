import { type Draft, firstCell, type ReadSettings } from "./draft.ts";
import type { Row } from "./read-table.ts";
import { isVariantRow } from "./read-variant.ts";
import { counted, listed, type Report } from "./report.ts";

const saysNo = (cell: string | undefined) => ["false", "no", "0"].includes(cell?.toLowerCase() ?? "");

/** Whether a row is something to buy that the shop can send: no download, no service, no gift card by e-mail. */
export function isSentRow(row: Row): boolean {
  return isVariantRow(row) && !saysNo(row.cells.shipped);
}

/** What of a product is not sent: all of it by its name, or the choices that are not; undefined where everything is. */
export function unsentOf(rows: readonly Row[]): { isWhole: boolean; named: string } | undefined {
  const buyable = rows.filter(isVariantRow);
  const unsent = buyable.filter((row) => !isSentRow(row));
  if (unsent.length === 0) return undefined;
  const name = firstCell(rows, "name")?.text ?? "";
  const isWhole = unsent.length === buyable.length;
  const choices = unsent.map(({ cells }) =>
    [cells.option1Value, cells.option2Value, cells.option3Value].filter(Boolean).join(" / "),
  );
  return { isWhole, named: isWhole ? name : `${name}: ${choices.join(", ")}` };
}

/** Tells what stays out because the shop could not send it. */
export function noteUnsent(named: readonly string[], report: Report): void {
  if (named.length > 0)
    report.note(
      `${counted(named.length, "product")} left out, whole or in part, as nothing is sent: ${listed(named)}.`,
    );
}

/** Tells of goods that bore no tax where the file is from, and here are sold at the standard rate. */
export function noteUntaxed(drafts: readonly Draft[], { rates }: ReadSettings, report: Report): void {
  const untaxed = drafts.filter(
    ({ rows }) => rows.some(({ cells }) => saysNo(cells.taxed)) && !firstCell(rows, "vat")?.text,
  );
  if (untaxed.length > 0 && rates && rates.vat > 0)
    report.note(
      `${counted(untaxed.length, "product")} without tax in the file ${untaxed.length === 1 ? "is" : "are"} sold at your standard rate: ${listed(untaxed.map(({ name }) => name))}. If that is wrong, give your country a rate for them in shop.config.ts, as in reduced: { exempt: 0 }, and write its name into a column VAT.`,
    );
}
