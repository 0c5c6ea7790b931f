import type { CountryTerms } from "../../app/features/shop/shop.ts";
import type { Row } from "./read-table.ts";

/** The words for a picture, and those in further languages. */
export type PictureWords = { alt: string; told?: Readonly<Record<string, string>> };
/** A picture that a file names. */
export type PictureRef = { line: number; ref: string } & PictureWords;

/** One thing that can be bought: a row of the file that has a price. Amounts in cents. */
export type Variant = {
  line: number;
  /** Option names and values, in the order of the file. */
  options: readonly (readonly [name: string, value: string])[];
  sku: string;
  price: number;
  /** What it cost before, when that is more. */
  compareAt: number | undefined;
  stock: number;
  picture: PictureRef | undefined;
};

/** The rows of one product, with what was read of its variants and pictures. */
export type Draft = {
  line: number;
  handle: string;
  /** The handle in the file, where prices made several products of it: pictures may be called after it. */
  family?: string;
  name: string;
  /** What of its choices was put behind its name. */
  labels?: readonly string[];
  rows: readonly Row[];
  variants: readonly Variant[];
  pictures: readonly PictureRef[];
  /** The words for pictures that are found by their names, in their order. */
  pictureWords: readonly PictureWords[];
  /** "250 g", where it is what sets the price. */
  content?: string | undefined;
};

/** What an owner says on the command line about a file. */
export type ReadSettings = {
  decimal?: "comma" | "point" | undefined;
  /** The VAT rates of the shop's own country. */
  rates?: CountryTerms | undefined;
  /** Whether the prices are without VAT, which is added. */
  addVat?: boolean | undefined;
  /** Pieces of what has no stock in the file. */
  pieces?: number | undefined;
  /** Department of what has none in the file. */
  department?: string | undefined;
};

/** The first cell that a product's rows have in a field, with its line. */
export function firstCell(rows: readonly Row[], field: keyof Row["cells"]): { text: string; line: number } | undefined {
  const row = rows.find(({ cells }) => cells[field]);
  const text = row?.cells[field];
  return row && text ? { text, line: row.line } : undefined;
}
