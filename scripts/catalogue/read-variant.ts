import { vatRateOf } from "../../app/settings/vat-rate.ts";
import { type Decimal, readCents } from "./amounts.ts";
import type { Field } from "./columns.ts";
import { firstCell, type PictureRef, type ReadSettings, type Variant } from "./draft.ts";
import type { Row, Table } from "./read-table.ts";
import type { Report } from "./report.ts";
import { vatClassOf } from "./vat-class.ts";

export type RowReader = {
  table: Table;
  report: Report;
  settings: ReadSettings;
  decimal: Decimal | undefined;
};

/** A product's option names, which only its first row has. */
type OptionNames = readonly (string | undefined)[];

const optionFields = [
  ["option1Name", "option1Value"],
  ["option2Name", "option2Value"],
  ["option3Name", "option3Value"],
] as const;

/** Returns whether a row is a variant; a product's other rows only add pictures. */
export function isVariantRow({ cells }: Row): boolean {
  const { price, sku, colour, size, option1Value, stock } = cells;
  return [price, sku, colour, size, option1Value, stock].some(Boolean);
}

/** Reads a variant from one of a product's `rows`; undefined if its price or stock is invalid. */
export function readVariant(row: Row, rows: readonly Row[], reader: RowReader): Variant | undefined {
  const { line, cells } = row;
  const names = optionNamesOf(rows);
  const price = readPrice(row, "price", rows, reader);
  const compareAt = cells.compareAt ? readPrice(row, "compareAt", rows, reader) : undefined;
  const stock = readStock(row, reader);
  if (price === undefined || stock === undefined) return undefined;
  const picture: PictureRef | undefined = cells.variantPicture
    ? { line, ref: cells.variantPicture, alt: "" }
    : undefined;
  const isReduced = compareAt !== undefined && compareAt > price;
  return {
    line,
    options: optionsOf(row, names),
    sku: cells.sku ?? "",
    price,
    compareAt: isReduced ? compareAt : undefined,
    stock,
    picture,
  };
}

/** Returns a product's option names. */
function optionNamesOf(rows: readonly Row[]): OptionNames {
  return optionFields.map(([name]) => rows.find(({ cells }) => cells[name])?.cells[name]);
}

function optionsOf({ cells }: Row, names: OptionNames): [string, string][] {
  const numbered = optionFields.flatMap(([, field], i): [string, string][] => {
    const value = cells[field];
    return value && value !== "Default Title" ? [[names[i] ?? "Size", value]] : [];
  });
  const own = (["colour", "size"] as const).flatMap((field): [string, string][] => {
    const value = cells[field];
    return value ? [[field, value]] : [];
  });
  return [...own, ...numbered];
}

function readPrice(row: Row, field: Field, rows: readonly Row[], reader: RowReader): number | undefined {
  const { table, report, settings, decimal } = reader;
  const text = row.cells[field];
  const name = table.nameOf(field);
  if (!text) return report.fault(row.line, name, "is empty");
  const cents = readCents(text, decimal);
  if (typeof cents === "string") return report.fault(row.line, name, cents);
  if (cents === 0) return field === "price" ? report.fault(row.line, name, "is 0") : undefined;
  return withVat(cents, rows, settings);
}

/** Returns an amount including VAT, adding it if the file's prices are net. */
export function withVat(cents: number, rows: readonly Row[], { addVat, rates }: ReadSettings): number {
  if (!addVat || !rates) return cents;
  const vatClass = vatClassOf(firstCell(rows, "vat")?.text ?? "", rates) ?? undefined;
  return Math.round((cents * (100 + vatRateOf(rates, vatClass))) / 100);
}

function readStock({ line, cells }: Row, { table, report, settings }: RowReader): number | undefined {
  const name = table.nameOf("stock");
  const text = cells.stock;
  if (!text) {
    if (settings.pieces !== undefined) return settings.pieces;
    return report.fault(line, name, "is empty; write the pieces you have, or add --pieces 10 for all that say nothing");
  }
  if (!/^-?\d{1,6}$/.test(text)) return report.fault(line, name, `"${text}" is not a number of pieces`);
  if (text.startsWith("-")) report.note("Pieces below 0 were taken for none.");
  return Math.max(0, Number(text));
}
