import { slugOf } from "../../app/features/catalogue/product.ts";
import type { StoredProduct } from "../../app/features/catalogue/stored-catalogue.ts";
import { factsOf } from "../../app/features/catalogue/stored-labels.ts";
import { discountOf } from "./discount-of.ts";
import { type Draft, firstCell, type PictureRef, type PictureWords } from "./draft.ts";
import { type Choice, hasChoices, readChoices } from "./read-choices.ts";
import { readFacts } from "./read-facts.ts";
import { inOneLine, keepTogether, leadOf, readHtml } from "./read-html.ts";
import { readTexts, type Texts } from "./read-texts.ts";
import type { RowReader } from "./read-variant.ts";

export type Maker = { name: string; address: string; email: string };

/** A product as read from a file, before it gets its id, pictures and price history. */
export type Item = {
  line: number;
  handle: string;
  isHandleMade: boolean;
  family?: string;
  /** The id from a file in the shop's own format. */
  id: string | undefined;
  product: Omit<
    StoredProduct,
    "id" | "image" | "alt" | "maker" | "sizeChart" | "priceHistory" | "variation" | "rating" | "saleCount"
  > &
    Partial<Pick<StoredProduct, "rating" | "saleCount">>;
  /** Translations by language. */
  texts: Texts;
  /** The selling price in cents. */
  selling: number;
  choices: readonly Choice[] | undefined;
  pictures: readonly PictureRef[];
  /** Alternative texts for pictures found by file name, in order. */
  pictureWords: readonly PictureWords[];
  maker: Partial<Maker>;
  sizeChart: { title: string; columns: string[]; rows: string[][] } | undefined;
  /** Earlier prices known from the file. */
  history: StoredProduct["priceHistory"] | undefined;
};

/** Reads everything in a product's rows; undefined if it has no department. */
export function readItem(draft: Draft, reader: RowReader): Item | undefined {
  const { rows, line, handle, isHandleMade, name, variants } = draft;
  const [first] = variants;
  const category = readCategory(draft, reader);
  if (!first || !category) return undefined;
  const { isNew, sizeChart, history, ...facts } = readFacts(draft, reader);
  const cell = (field: Parameters<typeof firstCell>[1]) => firstCell(rows, field)?.text;
  const written = cell("body") ?? "";
  const body = readHtml(written);
  const regular = first.compareAt ?? first.price;
  const discount = discountOf(regular, first.price);
  const choices = hasChoices(draft) ? readChoices(draft, reader.report) : undefined;
  return {
    line,
    handle,
    isHandleMade,
    ...(draft.family && { family: draft.family }),
    id: undefined,
    product: {
      handle,
      sku: first.sku || handle.toUpperCase(),
      name: keepTogether(name),
      price: regular / 100,
      ...(discount > 0 && { discount }),
      new: isNew,
      category,
      tag: namesIn(cell("tags"), ","),
      shortDescription: keepTogether(inOneLine(readHtml(cell("short") ?? "")) || leadOf(written) || name),
      fullDescription: keepTogether(body || name),
      ...(!choices && { stock: first.stock }),
      ...facts,
    },
    texts: readTexts(draft, factsOf(facts), reader),
    selling: first.price,
    choices,
    pictures: draft.pictures,
    pictureWords: draft.pictureWords,
    maker: readMaker(draft),
    sizeChart,
    history,
  };
}

function readMaker({ rows }: Draft): Partial<Maker> {
  const cell = (field: "maker" | "makerAddress" | "makerEmail") => firstCell(rows, field)?.text;
  const [name, address, email] = [cell("maker"), cell("makerAddress"), cell("makerEmail")];
  return { ...(name && { name }), ...(address && { address }), ...(email && { email }) };
}

/** Reads department and sub-categories from their own columns, or from Shopify's type and category. */
function readCategory(
  { rows, line }: Draft,
  { report, settings, table }: RowReader,
): [string, ...string[]] | undefined {
  const cell = (field: "department" | "type" | "productCategory" | "subCategories") => firstCell(rows, field)?.text;
  const path = namesIn(cell("productCategory"), ">");
  const department = cell("department") ?? cell("type") ?? path.at(-1) ?? settings.department;
  if (!department)
    return report.fault(
      line,
      table.nameOf("department"),
      'is empty; fill it in, or add --department "Shop" for all without',
    );
  if (slugOf(department) === "departments")
    return report.fault(line, table.nameOf("department"), `"${department}" cannot be the name of one`);
  const named = cell("subCategories");
  const subs = named ? namesIn(named, ",") : path.slice(-1);
  const others = subs.filter((name) => slugOf(name) !== slugOf(department));
  return [department, ...others];
}

/** Splits a cell into names that can have an address. */
function namesIn(cell: string | undefined, sign: string): string[] {
  const names = (cell ?? "").split(sign).map((name) => name.trim());
  return names.filter((name) => slugOf(name) !== "");
}
