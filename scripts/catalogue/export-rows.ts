import { ONLY } from "../../app/features/catalogue/choice-words.ts";
import { discounted, toCents } from "../../app/features/catalogue/price.ts";
import type { StoredDepartment, StoredProduct } from "../../app/features/catalogue/stored-catalogue.ts";
import { factsOf } from "../../app/features/catalogue/stored-labels.ts";
import type { CatalogueTexts } from "../../app/features/catalogue/stored-texts.ts";
import { shop } from "../../shop.config.ts";
import { plainAmount } from "../plain-amount.ts";

export type CsvRow = Record<string, string>;
/** Product translations by language. */
type Languages = ReadonlyMap<string, CatalogueTexts>;
type Named = { name: string } & StoredDepartment;

/** Returns the catalogue in Shopify's export columns plus the shop's own: a row per variant or picture. */
export function exportRows(departments: readonly Named[], languages: Languages = new Map()): CsvRow[] {
  return departments.flatMap((department) =>
    department.products.flatMap((product) => rowsOf(product, department, languages)),
  );
}

function rowsOf(product: StoredProduct, department: Named, languages: Languages): CsvRow[] {
  const variants = variantRows(product);
  const pictures = product.image.map((src, i) => ({
    "Image Src": src,
    "Image Position": String(i + 1),
    "Image Alt Text": product.alt[i] ?? "",
  }));
  const rows = Array.from({ length: Math.max(variants.length, pictures.length) }, (_, i): CsvRow => {
    const all = i === 0 ? { ...headOf(product, department), ...tailOf(product, department) } : {};
    const translations = further.map((language) => translatedCells(product, language, languages.get(language), i));
    return Object.assign(
      { Handle: product.handle ?? product.id, ...all, ...variants[i], ...pictures[i] },
      ...translations,
    );
  });
  const all = [
    ...columns,
    ...further.flatMap((language) => translatedColumns.map((column) => `${column} (${language})`)),
  ];
  return rows.map((row) => Object.fromEntries(all.map((column) => [column, row[column] ?? ""])));
}

const columns = [
  ...["Handle", "Title", "Body (HTML)", "Vendor", "Type", "Tags", "Published"],
  ...["Option1 Name", "Option1 Value", "Option2 Name", "Option2 Value", "Variant SKU", "Variant Inventory Qty"],
  ...["Variant Price", "Variant Compare At Price", "Image Src", "Image Position", "Image Alt Text", "Variant Image"],
  ...["Status", "GTIN", "Sub-categories", "Short description", "Maker address", "Maker e-mail", "Content", "Pieces"],
  ...[
    "Returnable",
    "VAT",
    "Affiliate link",
    "Offer ends",
    "Attributes",
    "Labels",
    "Size chart",
    "Grade",
    "Sold",
    "New",
    "Price history",
  ],
] as const;

/** Languages that products can be translated to; each gets its columns, even if still empty. */
const further = shop.languages.filter((language) => language !== shop.fallbackLanguage);
const translatedColumns = ["Title", "Body (HTML)", "Short description", "Image Alt Text", "Attributes"] as const;

/** Returns a row's translations: the first row has the texts, every row the alternative text of its picture. */
function translatedCells(
  product: StoredProduct,
  language: string,
  texts: CatalogueTexts | undefined,
  row: number,
): CsvRow {
  const { name, shortDescription, fullDescription, alt = [], attributes = {} } = texts?.get(product.id) ?? {};
  const values = factsOf(product).flatMap(([one]) => (attributes[one] ? `${one}: ${attributes[one]}` : []));
  const cells: Record<(typeof translatedColumns)[number], string> = {
    Title: name ?? "",
    "Body (HTML)": bodyOf(fullDescription ?? ""),
    "Short description": shortDescription ?? "",
    "Image Alt Text": alt[row] ?? "",
    Attributes: values.join("\n"),
  };
  const said = translatedColumns.filter((column) => row === 0 || column === "Image Alt Text");
  return Object.fromEntries(said.map((column) => [`${column} (${language})`, cells[column]]));
}

function headOf(product: StoredProduct, { name, makers }: Named): CsvRow {
  return {
    Title: product.name,
    "Body (HTML)": bodyOf(product.fullDescription),
    Vendor: makers[product.maker ?? ""]?.name ?? "",
    Type: name,
    Tags: product.tag.join(", "),
    Published: "TRUE",
    Status: "active",
  };
}

function tailOf(product: StoredProduct, { makers, sizeCharts }: Named): CsvRow {
  const { netContent, pieces, returnable, anyQuantity, vat, affiliateLink, offerEnd, attributes, labels, sizeChart } =
    product;
  return {
    GTIN: product.gtin ?? "",
    "Sub-categories": product.category.slice(1).join(", "),
    "Short description": product.shortDescription,
    "Maker address": makers[product.maker ?? ""]?.address ?? "",
    "Maker e-mail": makers[product.maker ?? ""]?.email ?? "",
    Content: netContent ? `${netContent.amount} ${netContent.unit}` : "",
    Pieces: pieces === undefined ? "" : String(pieces),
    Returnable: returnable === undefined ? "" : returnable ? "yes" : "no",
    "Any quantity": anyQuantity ? "yes" : "",
    VAT: vat ?? "",
    "Affiliate link": affiliateLink ?? "",
    "Offer ends": offerEnd ?? "",
    Attributes: attributes.map(([attribute, value]) => `${attribute}: ${value}`).join("\n"),
    Labels: labels ? JSON.stringify(labels) : "",
    "Size chart": sizeChart ? JSON.stringify(sizeCharts[sizeChart]) : "",
    Grade: product.rating > 0 ? String(product.rating) : "",
    Sold: String(product.saleCount),
    New: product.new ? "yes" : "",
    "Price history": JSON.stringify(product.priceHistory),
  };
}

function variantRows(product: StoredProduct): CsvRow[] {
  const regular = toCents(product.price);
  const selling = discounted(regular, product.discount ?? 0);
  const shared = {
    "Variant SKU": product.sku,
    "Variant Price": plainAmount(selling),
    "Variant Compare At Price": selling < regular ? plainAmount(regular) : "",
  };
  if (!product.variation) return [{ ...shared, "Variant Inventory Qty": String(product.stock ?? 0) }];
  return product.variation.flatMap(({ color, image, size }) =>
    size.map(({ name, stock, sku }) => {
      const options = [["Color", color] as const, ["Size", name] as const].filter(([, value]) => value !== ONLY);
      const cells = options.flatMap(([option, value], i) => [
        [`Option${i + 1} Name`, option],
        [`Option${i + 1} Value`, value],
      ]);
      const own = {
        "Variant Inventory Qty": String(stock),
        "Variant Image": image,
        ...(sku && { "Variant SKU": sku }),
      };
      return { ...shared, ...Object.fromEntries(cells), ...own };
    }),
  );
}

function bodyOf(text: string): string {
  return text.split("\n\n").filter(Boolean).map(paragraphOf).join("\n");
}

function paragraphOf(text: string): string {
  const safe = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return `<p>${safe.replaceAll("\n", "<br>")}</p>`;
}
