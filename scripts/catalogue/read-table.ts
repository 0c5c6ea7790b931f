import { shop } from "../../shop.config.ts";
import { type Column, columnOf, type Field, namesFor, readColumn } from "./columns.ts";
import { netPriceIn, refuseOtherShops } from "./other-shops.ts";
import { readCsv } from "./read-csv.ts";
import type { Report } from "./report.ts";
import { fromWooCommerce } from "./woocommerce.ts";

export type Cells = Partial<Record<Field, string>>;
/** A table row: the line it starts at, and its cells by field. */
export type Row = {
  line: number;
  cells: Cells;
  /** Translated cells by language. */
  translations: Readonly<Record<string, Cells>>;
};
export type Table = {
  rows: Row[];
  /** Languages that have columns. */
  languages: readonly string[];
  /** Whether its handles are not in the file, but made from names while reading it. */
  hasMadeHandles: boolean;
  /** Returns a field's column name in this file, for messages. */
  nameOf(field: Field, language?: string): string;
};

type Header = readonly (Column | undefined)[];

/** Reads a product table, including WooCommerce exports. */
export function readTable(text: string, report: Report, now: Date): Table {
  const csv = readCsv(text, report);
  const foreign = fromWooCommerce(csv, report, now);
  const { names, rows } = foreign ?? csv;
  const columns = refuseOtherShops(names, report) ? [] : readHeader(names, report);
  const languages = [...new Set(columns.flatMap((column) => (column?.kind === "text" ? column.language : [])))];
  const place = (field: Field, language?: string) =>
    columns.findIndex(
      (column) => column && "field" in column && column.field === field && column.language === language,
    );
  return {
    rows: rows.map(({ line, cells }) => ({
      line,
      cells: cellsIn(columns, cells),
      translations: Object.fromEntries(languages.map((language) => [language, cellsIn(columns, cells, language)])),
    })),
    languages,
    hasMadeHandles: foreign !== undefined,
    nameOf(field, language) {
      const name = names[place(field, language)] ?? columnOf(field, language);
      return foreign?.called.get(name) ?? name;
    },
  };
}

/** Returns the rows with only their translations into one language. */
export function rowsIn(rows: readonly Row[], language: string): Row[] {
  return rows.map(({ line, translations }) => ({ line, cells: translations[language] ?? {}, translations: {} }));
}

function cellsIn(columns: Header, cells: readonly string[], language?: string): Cells {
  const found: Cells = {};
  for (const [i, column] of columns.entries()) {
    const cell = cells[i];
    if (column && "field" in column && column.language === language && cell) found[column.field] ??= cell;
  }
  return found;
}

function readHeader(names: readonly string[], report: Report): Header {
  const columns = names.map(readColumn);
  if (names.length > 0)
    for (const field of ["name", "price"] as const)
      if (!columns.some((column) => column?.kind === "field" && column.field === field))
        report.fault(1, columnOf(field), `is missing among the columns: ${adviceFor(field, names)}`);
  const those = (is: (column: Column | undefined) => boolean) =>
    names.filter((name, i) => name !== "" && is(columns[i])).join(", ");
  const unknown = those((column) => column === undefined);
  if (unknown) report.note(`Columns that say nothing to the shop were left out: ${unknown}.`);
  const foreign = those((column) => column?.kind === "foreign");
  if (foreign)
    report.note(
      `Columns in languages that the shop does not speak were left out: ${foreign}. Those of shop.config.ts are ${shop.languages.join(", ")}.`,
    );
  const words = those((column) => column?.kind === "word");
  if (words)
    report.note(
      `Columns of names that goods share were left out: ${words}. They are translated once for all goods, by "words" in shop.config.ts.`,
    );
  return columns;
}

/** Returns where a missing field is to be put; a price without VAT would be sold as one with it under the plain advice. */
function adviceFor(field: "name" | "price", names: readonly string[]): string {
  const net = field === "price" ? netPriceIn(names) : undefined;
  return net
    ? `"${net}" is without VAT, and shoppers pay the price with it; add a column of those, or rename the net one "Price" and import with --net, which adds the VAT`
    : `call the one that it stands in ${namesFor(field)}`;
}
