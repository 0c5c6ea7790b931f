import { plain } from "./columns.ts";

/** Columns read from WooCommerce's product export, with their English and German names. */
const known = {
  id: ["ID"],
  type: ["Type", "Typ"],
  sku: ["SKU", "Artikelnummer"],
  gtin: ["GTIN, UPC, EAN, or ISBN", "GTIN, UPC, EAN oder ISBN"],
  name: ["Name"],
  published: ["Published", "Veröffentlicht"],
  visibility: ["Visibility in catalog", "Visibility in catalogue", "Sichtbarkeit im Katalog"],
  short: ["Short description", "Kurzbeschreibung"],
  body: ["Description", "Beschreibung"],
  saleFrom: ["Date sale price starts", "Datum, an dem Angebotspreis beginnt"],
  saleTo: ["Date sale price ends", "Datum, an dem Angebotspreis endet"],
  taxStatus: ["Tax status", "Steuerstatus"],
  taxClass: ["Tax class", "Steuerklasse"],
  isInStock: ["In stock?", "Vorrätig?"],
  stock: ["Stock", "Lager", "Bestand", "Lagerbestand"],
  salePrice: ["Sale price", "Angebotspreis"],
  regularPrice: ["Regular price", "Regulärer Preis"],
  categories: ["Categories", "Kategorien"],
  tags: ["Tags", "Schlagwörter"],
  images: ["Images", "Bilder"],
  parent: ["Parent", "Übergeordnetes Produkt", "Übergeordnet"],
  link: ["External URL", "Externe URL"],
  brands: ["Brands", "Marken"],
} as const satisfies Record<string, readonly string[]>;

export type WooField = keyof typeof known;

const fields = new Map(
  Object.entries(known).flatMap(([field, names]) => names.map((name) => [plain(name), field as WooField] as const)),
);

/** Columns of the export that are ignored. */
const idle =
  /^(is featured\?|low stock amount|backorders allowed\?|sold individually\?|(weight|length|width|height) \(.+\)|allow customer reviews\?|purchase note|shipping class|download (limit|expiry days)|grouped products|upsells|cross-sells|button text|position|ist hervorgehoben\?|geringe lagermenge|(lieferrückst[aä]nde|rückstände) erlaubt\?|nur einzeln verkaufen\?|(gewicht|länge|breite|höhe) \(.+\)|kunden(rezensionen|bewertungen) erlauben\?|hinweis zum kauf|versandklasse|downloadlimit|ablauftage des downloads|gruppierte produkte|zusatzverkäufe|cross-sells \(querverkäufe\)|button-text|meta: .+|download \d+ .+|attribute? \d+ .+)$/;

const attribute = /^attribute? (\d+) (?:(name)|(?:value\(s\)|wert\(e\)))$/;

export type WooHeader = {
  at: Readonly<Partial<Record<WooField, number>>>;
  /** Column indexes of attribute names and values. */
  attributes: readonly { name: number; value: number }[];
  /** Indexes of columns that WooCommerce did not write. */
  own: readonly number[];
};

/** Parses the header of a WooCommerce export; undefined if it is not one. */
export function readWooHeader(names: readonly string[]): WooHeader | undefined {
  const at: Partial<Record<WooField, number>> = {};
  const own: number[] = [];
  const attributes = new Map<string, { name?: number; value?: number }>();
  for (const [i, written] of names.entries()) {
    const name = plain(written);
    const [, number, isName] = attribute.exec(name) ?? [];
    const field = fields.get(name);
    if (field) at[field] ??= i;
    else if (number) attributes.set(number, { ...attributes.get(number), [isName ? "name" : "value"]: i });
    else if (!idle.test(name)) own.push(i);
  }
  if (at.type === undefined || at.regularPrice === undefined) return undefined;
  const whole = [...attributes.values()].flatMap(({ name, value }) =>
    name === undefined || value === undefined ? [] : [{ name, value }],
  );
  return { at, attributes: whole, own };
}
