import { slugOf } from "../../app/features/catalogue/product.ts";
import type { CsvRow } from "./read-csv.ts";
import { counted, type Report } from "./report.ts";
import { readWooHeader, type WooField, type WooHeader } from "./woocommerce-columns.ts";

type Csv = { names: readonly string[]; rows: readonly CsvRow[] };

/** The shop's own columns, with the one of WooCommerce that each is made of. */
const columns = {
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
  "Affiliate link": "link",
  Attributes: undefined,
  "Option1 Name": undefined,
  "Option1 Value": undefined,
  "Option2 Name": undefined,
  "Option2 Value": undefined,
  "Option3 Name": undefined,
  "Option3 Value": undefined,
} as const satisfies Record<string, WooField | undefined>;

type Cells = Partial<Record<keyof typeof columns, string>>;
type Attribute = { name: string; value: string };
/** A row as WooCommerce means it. */
type WooRow = CsvRow & { cell(field: WooField): string; attributes: readonly Attribute[] };
type Reader = { report: Report; now: Date; header: WooHeader; names: readonly string[] };
type Family = { parent: WooRow; handle: string; variations: WooRow[] };

/**
 * A product export of WooCommerce as a table of the shop's own columns, with what each is called in the file; undefined
 * where the table is none. Variations become rows of their product; what is no thing to send stays out.
 */
export function fromWooCommerce(
  { names, rows }: Csv,
  report: Report,
  now: Date,
): (Csv & { called: ReadonlyMap<string, string> }) | undefined {
  const header = readWooHeader(names);
  if (!header) return undefined;
  const reader = { report, now, header, names };
  const families = familiesOf(
    rows.map((row) => readRow(row, header)),
    reader,
  );
  const titles = Object.keys(columns) as (keyof typeof columns)[];
  const written = families.flatMap((family) => rowsOf(family, reader));
  const called = Object.entries(columns).flatMap(([column, field]) => {
    const name = field && names[header.at[field] ?? -1];
    return name ? [[column, name] as const] : [];
  });
  return {
    names: [...titles, ...header.own.map((place) => names[place] ?? "")],
    rows: written.map(({ row, cells }) => ({
      line: row.line,
      cells: [...titles.map((title) => cells[title] ?? ""), ...header.own.map((place) => row.cells[place] ?? "")],
    })),
    called: new Map(called),
  };
}

function readRow(row: CsvRow, { at, attributes }: WooHeader): WooRow {
  const textAt = (place: number | undefined) => plainOf(row.cells[place ?? -1] ?? "");
  return {
    ...row,
    cell: (field) => textAt(at[field]),
    attributes: attributes
      .map(({ name, value }) => ({ name: textAt(name), value: textAt(value) }))
      .filter(({ name }) => name !== ""),
  };
}

/** Line breaks are written as two signs, and a sign that a spreadsheet would take for a formula has an apostrophe before it. */
function plainOf(text: string): string {
  return text
    .replace(/^'(?=[=+\-@])/, "")
    .replaceAll("\\n", "\n")
    .trim();
}

/** The items of a cell: a comma parts them unless it is escaped. */
function listOf(text: string): string[] {
  return text
    .split(/(?<!\\),/)
    .map((item) => item.replaceAll("\\,", ",").trim())
    .filter(Boolean);
}

const typesOf = (row: WooRow) => listOf(row.cell("type").toLowerCase());

/** Products with their variations, as far as they can be sold here. */
function familiesOf(rows: readonly WooRow[], { report, header, names }: Reader): Family[] {
  const [children, parents] = [true, false].map((is) =>
    rows.filter((row) => typesOf(row).includes("variation") === is),
  ) as [WooRow[], WooRow[]];
  const unsent = parents.filter((row) => typesOf(row).some((type) => /^(grouped|virtual|downloadable)$/.test(type)));
  if (unsent.length > 0)
    report.note(
      `${counted(unsent.length, "product")} left out, which the shop cannot send: ${unsent.map((row) => `"${row.cell("name")}" (${row.cell("type")})`).join(", ")}.`,
    );
  const byKey = new Map<string, Family>();
  const handles = new Set<string>();
  const families = parents.map((parent): Family => {
    const plain = slugOf(parent.cell("name")) || "product";
    const handle = handles.has(plain) || plain === "product" ? `${plain}-${parent.cell("id") || parent.line}` : plain;
    handles.add(handle);
    const family = { parent, handle, variations: [] };
    byKey.set(`id:${parent.cell("id")}`, family);
    if (parent.cell("sku")) byKey.set(parent.cell("sku"), family);
    return family;
  });
  for (const child of children) {
    const family = byKey.get(child.cell("parent"));
    if (family) family.variations.push(child);
    else
      report.fault(
        child.line,
        names[header.at.parent ?? -1] ?? "Parent",
        `"${child.cell("parent")}" is no product of this file: export products together with their variations`,
      );
  }
  return families.filter(({ parent }) => !unsent.includes(parent));
}

type Written = { row: WooRow; cells: Cells };

/** The rows of a product: one, or one that says what it is and one for each variation. */
function rowsOf(family: Family, reader: Reader): Written[] {
  const { parent, handle } = family;
  const isVariable = typesOf(parent).includes("variable");
  const variations = family.variations.filter((row) => row.cell("published") !== "0" && row.cell("published") !== "-1");
  const choosing = new Set(variations.flatMap(({ attributes }) => attributes.map(({ name }) => name)));
  const told = parent.attributes.filter(({ name, value }) => value && !(isVariable && choosing.has(name)));
  const general: Cells = {
    Handle: handle,
    Name: parent.cell("name"),
    "Short description": parent.cell("short"),
    Description: parent.cell("body"),
    ...placesOf(parent),
    Published: parent.cell("published") !== "1" || parent.cell("visibility") === "hidden" ? "no" : "yes",
    Pictures: listOf(parent.cell("images")).join("|"),
    Maker: listOf(parent.cell("brands"))[0] ?? "",
    VAT: parent.cell("taxClass"),
    "Affiliate link": parent.cell("link"),
    Attributes: told.map(({ name, value }) => `${name}: ${listOf(value).join(", ")}`).join("\n"),
  };
  if (!isVariable)
    return [{ row: parent, cells: { ...general, ...sellingOf(parent, reader), GTIN: parent.cell("gtin") } }];
  const sold = variations.map((row) => ({ row, cells: variationOf(row, handle, reader) }));
  return [{ row: parent, cells: general }, ...sold];
}

/** What is particular to a variation: its choice, price, pieces and picture. */
function variationOf(row: WooRow, handle: string, reader: Reader): Cells {
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

function sellingOf(row: WooRow, reader: Reader): Cells {
  const [regular, sale] = [row.cell("regularPrice"), row.cell("salePrice")];
  const isReduced = sale !== "" && isOnSale(row, reader);
  const isGone = row.cell("isInStock") === "0";
  return {
    SKU: row.cell("sku"),
    Price: isReduced ? sale : regular,
    "Old price": isReduced ? regular : "",
    Stock: isGone ? "0" : row.cell("stock").replace(/^parent$|\.0+$/i, ""),
  };
}

/** Whether a sale price holds today. The shop changes no price by itself, which the owner has to know of those that end. */
function isOnSale(row: WooRow, { report, now }: Reader): boolean {
  const today = now.toISOString().slice(0, 10);
  const [from, to] = [row.cell("saleFrom"), row.cell("saleTo")].map((day) => day.slice(0, 10));
  if ((from && from > today) || (to && to < today)) return false;
  if (to)
    report.note(
      "Sale prices that end hold until the next import: the shop changes no price by itself. Import the regular ones on that day.",
    );
  return true;
}

const nowhere = /^(uncategori[sz]ed|unkategorisiert|allgemein)$/i;

/** The department is the top of the first among the longest paths of categories; other tops are tags, all below are sub-categories. */
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
