import { shop } from "../../shop.config.ts";

/**
 * The supported columns: each field with its name in the shop's own CSV, and the names used by Shopify's product export
 * and common spreadsheets.
 */
const known = {
  handle: ["Handle", "URL handle", "Slug"],
  name: ["Name", "Title", "Product"],
  body: ["Description", "Body (HTML)", "Body HTML", "Body"],
  short: ["Short description", "SEO Description"],
  department: ["Department"],
  type: ["Type", "Product type"],
  productCategory: ["Product Category", "Google Shopping / Google Product Category", "Google category"],
  subCategories: ["Sub-categories", "Sub-category", "Subcategory"],
  tags: ["Tags"],
  published: ["Published", "Published on online store"],
  status: ["Status"],
  colour: ["Colour", "Color"],
  size: ["Size"],
  option1Name: ["Option1 Name"],
  option1Value: ["Option1 Value"],
  option2Name: ["Option2 Name"],
  option2Value: ["Option2 Value"],
  option3Name: ["Option3 Name"],
  option3Value: ["Option3 Value"],
  sku: ["SKU", "Variant SKU", "Article number"],
  gtin: ["GTIN", "EAN", "Barcode", "Variant Barcode"],
  price: ["Price", "Variant Price"],
  compareAt: ["Old price", "Variant Compare At Price", "Compare-at price"],
  stock: ["Stock", "Variant Inventory Qty", "Inventory quantity", "Quantity"],
  pictures: ["Pictures", "Picture", "Image Src", "Product image URL"],
  picturePosition: ["Image Position"],
  pictureText: ["Picture text", "Image Alt Text"],
  variantPicture: ["Variant picture", "Variant Image", "Variant image URL"],
  maker: ["Maker", "Vendor"],
  makerAddress: ["Maker address"],
  makerEmail: ["Maker e-mail", "Maker email"],
  content: ["Content"],
  contentAmount: ["Unit Price Total Measure"],
  contentUnit: ["Unit Price Total Measure Unit"],
  pieces: ["Pieces"],
  returnable: ["Returnable"],
  anyQuantity: ["Any quantity"],
  vat: ["VAT", "VAT rate", "Tax class"],
  taxed: ["Variant Taxable", "Charge tax"],
  shipped: ["Variant Requires Shipping", "Requires shipping"],
  link: ["Affiliate link"],
  offerEnd: ["Offer ends"],
  lowestPrice: ["Lowest price of 30 days"],
  reducedSince: ["Reduced since"],
  attributes: ["Attributes"],
  labels: ["Labels"],
  sizeChart: ["Size chart"],
  rating: ["Grade"],
  sold: ["Sold"],
  isNew: ["New"],
  history: ["Price history"],
} as const satisfies Record<string, readonly string[]>;

export type Field = keyof typeof known;

/** Fields that may have a column per language, such as `Title (fr)`. */
const textFields = ["name", "body", "short", "pictureText", "attributes"] as const satisfies readonly Field[];
export type TextField = (typeof textFields)[number];

/** Fields that are translated once for all products, in `words` of `shop.config.ts`. */
const wordFields: readonly Field[] = [
  ...(["department", "type", "subCategories", "tags", "colour", "size", "sizeChart"] as const),
  ...(["option1Name", "option1Value", "option2Name", "option2Value", "option3Name", "option3Value"] as const),
];

const fields: ReadonlyMap<string, Field> = new Map(
  Object.entries(known).flatMap(([field, names]) => names.map((name) => [plain(name), field as Field] as const)),
);

/** Columns of Shopify's export that are ignored without a note, as nothing of value is lost. */
const idle =
  /^(id|variant (grams|weight unit|inventory (tracker|policy)|fulfillment service|tax code)|inventory tracker|continue selling when out of stock|gift card|seo title|google shopping \/ .*|cost per item|included \/ .*|price \/ .*|compare at price \/ .*|option\d linked to|unit price base measure.*|.*\(product\.metafields\..*\))$/;

/** Returns a column's name as it is compared: without regard to case and spaces. */
export function plain(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, " ");
}

/** The meaning of a column: a field, with its language if translated. */
export type Column =
  | { kind: "field"; field: Field; language?: never }
  | { kind: "text"; field: TextField; language: string }
  /** In a language that the shop does not have. */
  | { kind: "foreign"; language: string }
  /** A translation that belongs in `words` of `shop.config.ts`. */
  | { kind: "word" }
  /** Ignored. */
  | { kind: "idle" };

/** Matches `Title (fr)` and the forms of other systems: `name_fr`, `name-fr_FR`, `name: fr`. */
const inLanguage = /^(.+?)\s*(\(|\[|[:_-])\s*([a-z]{2,3})(?:[-_][a-z]{2,4})?\s*[)\]]?$/;

/** Returns the meaning of a column name; undefined if unknown. */
export function readColumn(column: string): Column | undefined {
  const name = plain(column);
  const own = fields.get(name);
  if (own) return { kind: "field", field: own };
  if (idle.test(name)) return { kind: "idle" };
  const [, base = "", sign = "", language = ""] = inLanguage.exec(name) ?? [];
  const field = fields.get(base);
  if (!field) return undefined;
  const isWord = wordFields.includes(field);
  const textField = textFields.find((one) => one === field);
  if (!textField && !isWord) return undefined;
  if (language === shop.fallbackLanguage) return { kind: "field", field };
  if (!textField) return shop.languages.includes(language) ? { kind: "word" } : undefined;
  if (shop.languages.includes(language)) return { kind: "text", field: textField, language };
  return "([".includes(sign) ? { kind: "foreign", language } : undefined;
}

/** Returns the names that a field's column may have, for messages. */
export function namesFor(field: Field): string {
  return known[field].map((name) => `"${name}"`).join(" or ");
}

/** Returns the column name of a field in the shop's own CSV. */
export function columnOf(field: Field, language?: string): string {
  return language ? `${known[field][0]} (${language})` : known[field][0];
}
