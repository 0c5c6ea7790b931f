import type { Field } from "./columns.ts";
import type { Table } from "./read-table.ts";
import type { Report } from "./report.ts";

const yes = /^(yes|y|true|1|x|ja|wahr|oui|vrai|sí|si|verdadero|نعم)$/i;
const no = /^(no|n|false|0|nein|falsch|non|faux|falso|لا)$/i;

/** The columns that decide whether and how something is sold: what they mean must not be guessed. */
const deciding = ["published", "shipped", "taxed"] as const satisfies readonly Field[];

/** Returns what a cell says, in the words of spreadsheets in any of the sample shop's languages; undefined if neither. */
export function readYes(text: string): boolean | undefined {
  if (yes.test(text)) return true;
  return no.test(text) ? false : undefined;
}

/** Whether a cell says no; an empty one says nothing. */
export function saysNo(cell: string | undefined): boolean {
  return readYes(cell ?? "") === false;
}

/** Reports each deciding cell that says neither yes nor no. */
export function refuseUnknownAnswers({ rows, nameOf }: Table, report: Report): void {
  for (const { cells, line } of rows)
    for (const field of deciding) {
      const text = cells[field] ?? "";
      if (text && readYes(text) === undefined) report.fault(line, nameOf(field), `"${text}" is neither yes nor no`);
    }
}
