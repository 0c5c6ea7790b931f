import { shop } from "../../shop.config.ts";

/**
 * The columns that are understood: the field, the name it has in the shop's own CSV, and the names that Shopify's
 * product export and common spreadsheets use for it.
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
  vat: ["VAT", "VAT rate", "Tax class"],
  taxed: ["Variant Taxable"],
  shipped: ["Variant Requires Shipping"],
  link: ["Affiliate link"],
  offerEnd: ["Offer ends"],
  lowestPrice: ["Lowest price of 30 days"],
  reducedSince: ["Reduced since"],
  attributes: ["Attributes"],
  sizeChart: ["Size chart"],
  rating: ["Grade"],
  sold: ["Sold"],
  isNew: ["New"],
  history: ["Price history"],
} as const satisfies Record<string, readonly string[]>;

export type Field = keyof typeof known;

/** The columns that may stand once for each language, as in `Title (fr)`. */
const textFields = ["name", "body", "short", "pictureText", "attributes"] as const satisfies readonly Field[];
export type TextField = (typeof textFields)[number];

/** What is told in another language by `words` of `shop.config.ts`, once for all goods that have it. */
const wordFields: readonly Field[] = [
  ...(["department", "type", "subCategories", "tags", "colour", "size", "sizeChart"] as const),
  ...(["option1Name", "option1Value", "option2Name", "option2Value", "option3Name", "option3Value"] as const),
];

const fields: ReadonlyMap<string, Field> = new Map(
  Object.entries(known).flatMap(([field, names]) => names.map((name) => [plain(name), field as Field] as const)),
);

/** Columns of Shopify's export that the shop has no use for: nothing is lost that anybody would miss. */
const idle =
  /^(id|variant (grams|weight unit|inventory (tracker|policy)|fulfillment service|tax code)|gift card|seo title|google shopping \/ .*|cost per item|included \/ .*|price \/ .*|compare at price \/ .*|option\d linked to|unit price base measure.*|.*\(product\.metafields\..*\))$/;

function plain(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, " ");
}

/** What a column holds: a field, in a further language of the shop where it is told in one. */
export type Column =
  | { kind: "field"; field: Field; language?: never }
  | { kind: "text"; field: TextField; language: string }
  /** In a language that the shop does not speak. */
  | { kind: "foreign"; language: string }
  /** Told in another language by the words of the shop. */
  | { kind: "word" }
  /** Nothing that the shop has a use for. */
  | { kind: "idle" };

/** `Title (fr)`, as other systems write it too: `name_fr`, `name-fr_FR`, `name: fr`. */
const inLanguage = /^(.+?)\s*(\(|\[|[:_-])\s*([a-z]{2,3})(?:[-_][a-z]{2,4})?\s*[)\]]?$/;

/** What a column holds; undefined where its name says nothing. */
export function readColumn(column: string): Column | undefined {
  const name = plain(column);
  const own = fields.get(name);
  if (own) return { kind: "field", field: own };
  if (idle.test(name)) return { kind: "idle" };
  const [, base = "", sign = "", language = ""] = inLanguage.exec(name) ?? [];
  const field = fields.get(base);
  if (!field) return undefined;
  const isWord = wordFields.includes(field);
  const told = textFields.find((one) => one === field);
  if (!told && !isWord) return undefined;
  if (language === shop.fallbackLanguage) return { kind: "field", field };
  if (!told) return shop.languages.includes(language) ? { kind: "word" } : undefined;
  if (shop.languages.includes(language)) return { kind: "text", field: told, language };
  return "([".includes(sign) ? { kind: "foreign", language } : undefined;
}

/** What a field's column may be called, for people. */
export function namesFor(field: Field): string {
  return known[field].map((name) => `"${name}"`).join(" or ");
}

/** The name of a field's column in the shop's own CSV. */
export function columnOf(field: Field, language?: string): string {
  return language ? `${known[field][0]} (${language})` : known[field][0];
}
