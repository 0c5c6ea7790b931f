import { dayIn } from "../../app/platform/dates/day-in.ts";
import { shop } from "../../shop.config.ts";
import type { WooField } from "./woocommerce-columns.ts";
import type { Family, WooReader } from "./woocommerce-families.ts";
import { isSellable, listOf, typesOf, type WooRow, withoutShortcodes } from "./woocommerce-rows.ts";

/** The shop's own columns, with the WooCommerce column each is derived from. */
export const ownColumns = {
  Handle: "name",
  Name: "name",
  "Short description": "short",
  Description: "body",
  Department: "categories",
  "Sub-categories": "categories",
  Tags: "tags",
  Published: "published",
  SKU: "sku",
  GTIN: "gtin",
  Price: "regularPrice",
  "Old price": "regularPrice",
  Stock: "stock",
  Pictures: "images",
  "Variant picture": "images",
  Maker: "brands",
  VAT: "taxClass",
  "Variant Taxable": "taxStatus",
  "Variant Requires Shipping": "type",
  "Affiliate link": "link",
  Attributes: undefined,
  "Option1 Name": undefined,
  "Option1 Value": undefined,
  "Option2 Name": undefined,
  "Option2 Value": undefined,
  "Option3 Name": undefined,
  "Option3 Value": undefined,
} as const satisfies Record<string, WooField | undefined>;

type Cells = Partial<Record<keyof typeof ownColumns, string>>;
type Written = { row: WooRow; cells: Cells };

/** Returns a product's rows: one, or a general one plus one per variation. */
export function rowsOf(family: Family, reader: WooReader): Written[] {
  const { parent, handle } = family;
  const isVariable = typesOf(parent).includes("variable");
  const variations = family.variations.filter(isPublished);
  const choosing = new Set(variations.flatMap(({ attributes }) => attributes.map(({ name }) => name)));
  const described = parent.attributes.filter(({ name, value }) => value && !(isVariable && choosing.has(name)));
  const general: Cells = {
    Handle: handle,
    Name: parent.cell("name"),
    "Short description": descriptionOf(parent, "short", reader),
    Description: descriptionOf(parent, "body", reader),
    ...placesOf(parent),
    Published: isPublished(parent) && parent.cell("visibility") !== "hidden" ? "yes" : "no",
    Pictures: listOf(parent.cell("images")).join("|"),
    Maker: listOf(parent.cell("brands"))[0] ?? "",
    VAT: parent.cell("taxClass"),
    "Affiliate link": parent.cell("link"),
    Attributes: described.map(({ name, value }) => `${name}: ${listOf(value).join(", ")}`).join("\n"),
  };
  if (!isVariable)
    return [{ row: parent, cells: { ...general, ...sellingOf(parent, reader), GTIN: parent.cell("gtin") } }];
  const sold = variations.map((row) => ({ row, cells: variationOf(row, handle, reader) }));
  return [{ row: parent, cells: general }, ...sold];
}

function descriptionOf(row: WooRow, field: "short" | "body", { report }: WooReader): string {
  const written = row.cell(field);
  const text = withoutShortcodes(written);
  if (text !== written)
    report.note(
      'Codes that WordPress fills in, such as [gallery ids="1"], were taken out of descriptions: see what is missing there.',
    );
  return text;
}

/** `0` is private, `-1` a draft; exports may lack the column. */
function isPublished(row: WooRow): boolean {
  return !["0", "-1"].includes(row.cell("published"));
}

/** Returns a variation's own cells: options, price, stock and picture. */
function variationOf(row: WooRow, handle: string, reader: WooReader): Cells {
  const { report, header, names } = reader;
  for (const { name, value } of row.attributes)
    if (!value)
      report.fault(
        row.line,
        names[header.attributes[0]?.value ?? -1] ?? "Attribute",
        `is empty, which stands for any "${name}": give every ${name} a variation of its own`,
      );
  if (row.attributes.length > 3) report.fault(row.line, "Attribute", "has more than three to choose from");
  const [first, second, third] = row.attributes;
  return {
    Handle: handle,
    ...sellingOf(row, reader),
    "Variant picture": listOf(row.cell("images"))[0] ?? "",
    "Option1 Name": first?.name ?? "",
    "Option1 Value": first?.value ?? "",
    "Option2 Name": second?.name ?? "",
    "Option2 Value": second?.value ?? "",
    "Option3 Name": third?.name ?? "",
    "Option3 Value": third?.value ?? "",
  };
}

function sellingOf(row: WooRow, reader: WooReader): Cells {
  const [regular, sale] = [row.cell("regularPrice"), row.cell("salePrice")];
  const isReduced = sale !== "" && isOnSale(row, reader);
  const isGone = row.cell("isInStock") === "0";
  return {
    SKU: row.cell("sku"),
    Price: isReduced ? sale : regular,
    "Old price": isReduced ? regular : "",
    Stock: isGone ? "0" : row.cell("stock").replace(/^parent$|\.0+$/i, ""),
    "Variant Taxable": ["none", "shipping"].includes(row.cell("taxStatus").toLowerCase()) ? "no" : "yes",
    "Variant Requires Shipping": isSellable(row) ? "yes" : "no",
  };
}

/** Returns whether a sale price applies today. Reports those that end, as the shop never changes prices by itself. */
function isOnSale(row: WooRow, { report, now }: WooReader): boolean {
  const today = dayIn(shop.timeZone, now);
  const [from, to] = [row.cell("saleFrom"), row.cell("saleTo")].map((day) => day.slice(0, 10));
  if ((from && from > today) || (to && to < today)) return false;
  if (to)
    report.note(
      "Sale prices that end hold until the next import: the shop changes no price by itself. Import the regular ones on that day.",
    );
  return true;
}

const nowhere = /^(uncategori[sz]ed|unkategorisiert|allgemein)$/i;

/** The department is the root of the first longest category path; other roots become tags. */
function placesOf(row: WooRow): Cells {
  const paths = listOf(row.cell("categories"))
    .map((path) => path.split(">").map((name) => name.replaceAll(",", "").trim()))
    .filter(([top = ""]) => !nowhere.test(top));
  const depth = Math.max(0, ...paths.map(({ length }) => length));
  const department = paths.find(({ length }) => length === depth)?.[0] ?? "";
  const tops = paths.map(([top = ""]) => top).filter((top) => top !== department);
  return {
    Department: department,
    "Sub-categories": paths.flatMap((path) => path.slice(1)).join(","),
    Tags: [...listOf(row.cell("tags")), ...tops].join(","),
  };
}
