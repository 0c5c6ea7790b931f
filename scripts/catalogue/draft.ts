import type { CountryTerms } from "../../app/settings/shop.ts";
import type { Row } from "./read-table.ts";

/** Alternative text of a picture, with translations. */
export type PictureWords = { alt: string; translations?: Readonly<Record<string, string>> };
/** A picture referenced by a file. */
export type PictureRef = { line: number; ref: string } & PictureWords;

/** A purchasable variant: a row of the file with a price. Amounts in cents. */
export type Variant = {
  line: number;
  /** Option names and values in file order. */
  options: readonly (readonly [name: string, value: string])[];
  sku: string;
  price: number;
  /** The former price, if higher. */
  compareAt: number | undefined;
  stock: number;
  picture: PictureRef | undefined;
};

/** The rows of one product, with the variants and pictures read from them. */
export type Draft = {
  line: number;
  handle: string;
  /** Whether the handle was made from the name, because the file has none. */
  isHandleMade: boolean;
  /** The handle in the file, if the product was split by price: pictures may be named after it. */
  family?: string;
  name: string;
  /** Option values appended to its name. */
  labels?: readonly string[];
  rows: readonly Row[];
  variants: readonly Variant[];
  pictures: readonly PictureRef[];
  /** Alternative texts for pictures found by file name, in order. */
  pictureWords: readonly PictureWords[];
  /** "250 g", if the price depends on it. */
  content?: string | undefined;
};

/** Command-line options for reading a file. */
export type ReadSettings = {
  decimal?: "comma" | "point" | undefined;
  /** VAT rates of the shop's country. */
  rates?: CountryTerms | undefined;
  /** Whether prices exclude VAT, which is then added. */
  addVat?: boolean | undefined;
  /** Stock of products without one in the file. */
  pieces?: number | undefined;
  /** Department of products without one in the file. */
  department?: string | undefined;
};

/** Returns the first non-empty cell of a field in a product's rows, with its line. */
export function firstCell(rows: readonly Row[], field: keyof Row["cells"]): { text: string; line: number } | undefined {
  const row = rows.find(({ cells }) => cells[field]);
  const text = row?.cells[field];
  return row && text ? { text, line: row.line } : undefined;
}
