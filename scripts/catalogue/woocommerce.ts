import type { CsvRow } from "./read-csv.ts";
import type { Report } from "./report.ts";
import { ownColumns, rowsOf } from "./woocommerce-cells.ts";
import { readWooHeader } from "./woocommerce-columns.ts";
import { familiesOf } from "./woocommerce-families.ts";
import { readWooRow } from "./woocommerce-rows.ts";

type Csv = { names: readonly string[]; rows: readonly CsvRow[] };

/**
 * Converts a WooCommerce product export to a table of the shop's own columns, with their names in the file; undefined
 * if it is none. Variations become rows of their product; what is not shipped is left out.
 */
export function fromWooCommerce(
  { names, rows }: Csv,
  report: Report,
  now: Date,
): (Csv & { called: ReadonlyMap<string, string> }) | undefined {
  const header = readWooHeader(names);
  if (!header) return undefined;
  const reader = { report, now, header, names };
  const families = familiesOf(
    rows.map((row) => readWooRow(row, header)),
    reader,
  );
  const titles = Object.keys(ownColumns) as (keyof typeof ownColumns)[];
  const written = families.flatMap((family) => rowsOf(family, reader));
  const called = Object.entries(ownColumns).flatMap(([column, field]) => {
    const name = field && names[header.at[field] ?? -1];
    return name ? [[column, name] as const] : [];
  });
  return {
    names: [...titles, ...header.own.map((place) => names[place] ?? "")],
    rows: written.map(({ row, cells }) => ({
      line: row.line,
      cells: [...titles.map((title) => cells[title] ?? ""), ...header.own.map((place) => row.cells[place] ?? "")],
    })),
    called: new Map(called),
  };
}
