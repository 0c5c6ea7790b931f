import { isGtin } from "../../app/features/catalogue/gtin.ts";
import { type Draft, firstCell } from "./draft.ts";
import type { Table } from "./read-table.ts";
import { counted, type Report } from "./report.ts";

/** Returns the GTIN of a product without choices; undefined if the cell is empty or not a GTIN. */
export function gtinOf({ rows, variants }: Draft): string | undefined {
  const digits = firstCell(rows, "gtin")?.text.replace(/[\s'-]/g, "") ?? "";
  return variants.length === 1 && isGtin(digits) ? digits : undefined;
}

/** Reports GTINs that are not kept. */
export function noteBarCodes(drafts: readonly Draft[], table: Table, report: Report): void {
  const left = drafts.filter((draft) => firstCell(draft.rows, "gtin") && gtinOf(draft) === undefined);
  const say = (of: readonly Draft[], why: string) => {
    const [first] = of.flatMap(({ rows }) => firstCell(rows, "gtin") ?? []);
    const count = counted(of.length, table.nameOf("gtin"));
    if (first) report.note(`${count} left out, such as "${first.text}" in line ${first.line}: ${why}.`);
  };
  const [several, single] = [
    left.filter(({ variants }) => variants.length > 1),
    left.filter(({ variants }) => variants.length === 1),
  ];
  say(single, "a GTIN has 8, 12, 13 or 14 digits, the last of which checks the others");
  say(several, "the shop keeps one number for a product, and these have several choices");
}
