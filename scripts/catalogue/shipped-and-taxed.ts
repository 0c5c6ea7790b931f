import { type Draft, firstCell, type ReadSettings } from "./draft.ts";
import type { Row } from "./read-table.ts";
import { isVariantRow } from "./read-variant.ts";
import { counted, listed, type Report } from "./report.ts";
import { saysNo } from "./yes-or-no.ts";

/** Returns whether a row is a variant that can be shipped: no download, service or gift card by e-mail. */
export function isShippedRow(row: Row): boolean {
  return isVariantRow(row) && !saysNo(row.cells.shipped);
}

/** Returns which variants need no shipping, or the whole product by name; undefined if all of it is shipped. */
export function unshippedOf(rows: readonly Row[]): { isWhole: boolean; named: string } | undefined {
  const buyable = rows.filter(isVariantRow);
  const unshipped = buyable.filter((row) => !isShippedRow(row));
  if (unshipped.length === 0) return undefined;
  const name = firstCell(rows, "name")?.text ?? "";
  const isWhole = unshipped.length === buyable.length;
  const choices = unshipped.map(({ cells }) =>
    [cells.option1Value, cells.option2Value, cells.option3Value].filter(Boolean).join(" / "),
  );
  return { isWhole, named: isWhole ? name : `${name}: ${choices.join(", ")}` };
}

/** Reports what is left out because it is not shipped. */
export function noteUnshipped(named: readonly string[], report: Report): void {
  if (named.length > 0)
    report.note(
      `${counted(named.length, "product")} left out, whole or in part, as nothing is sent: ${listed(named)}.`,
    );
}

/** Reports products that were untaxed in the file and are now sold at the standard VAT rate. */
export function noteUntaxed(drafts: readonly Draft[], { rates }: ReadSettings, report: Report): void {
  const untaxed = drafts.filter(
    ({ rows }) => rows.some(({ cells }) => saysNo(cells.taxed)) && !firstCell(rows, "vat")?.text,
  );
  if (untaxed.length > 0 && rates && rates.vat > 0)
    report.note(
      `${counted(untaxed.length, "product")} without tax in the file ${untaxed.length === 1 ? "is" : "are"} sold at your standard rate: ${listed(untaxed.map(({ name }) => name))}. If that is wrong, give your country a rate for them in shop.config.ts, as in reduced: { exempt: 0 }, and write its name into a column VAT.`,
    );
}
