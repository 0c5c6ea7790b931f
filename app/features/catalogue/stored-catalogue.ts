import { z } from "zod";
import { instantIn } from "../../platform/dates/wall-clock.ts";
import { faultLine, issueWords } from "../../settings/issue-words.ts";
import { isGtin } from "./gtin.ts";
import { slugOf } from "./product.ts";
import { isProductId, MAX_CHOICE_NAME } from "./product-limits.ts";
import { labelFaults, storedLabels } from "./stored-labels.ts";

const text = (least: number) => z.string().trim().min(least);
const units = z.number().positive().max(1e6).multipleOf(0.01);
/** A name with its own page, so its slug must not be empty. */
const slugged = text(1).refine(
  (name) => slugOf(name) !== "",
  "has no letter of a to z or digit for its address: write it with some, and in other letters in words of shop.config.ts",
);
const isoDay = z.string().regex(/^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/, "is not an ISO date");

const namesZone = /(?:\dz|\b(?:utc|gmt|[ecmp][sd]t)\b.*|:\d\d.*[+-]\d\d:?\d\d)$/i;

/**
 * Parses a date-time as catalogues write it, to ms: ISO or text, in the given time zone unless it names one itself; NaN if
 * invalid.
 */
export function momentOf(written: string, timeZone = "UTC"): number {
  if (namesZone.test(written)) return Date.parse(written);
  const shown = [`${written} UTC`, `${written}Z`].map((text) => Date.parse(text)).find(Number.isFinite);
  return shown === undefined ? Number.NaN : instantIn(timeZone, shown);
}

/** Used in URLs and in stock keys, where colons separate the parts. */
const choiceName = text(1)
  .max(MAX_CHOICE_NAME)
  .regex(/^[^:\p{Cc}]+$/u, "must not contain a colon");

const variation = z.strictObject({
  color: choiceName,
  image: z.string(),
  size: z.array(z.strictObject({ name: choiceName, stock: z.int().min(0), sku: text(1).optional() })).min(1),
});

/** A product in `catalogue/<department>.json`: amounts in the shop's own currency, times in ISO form or as text. */
const storedProduct = z
  .strictObject({
    id: z.string().refine(isProductId, "is not a number as text, of 15 digits at most"),
    handle: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "is not of small letters, digits and hyphens")
      .optional(),
    sku: text(1),
    /** The number in its bar code. */
    gtin: z.string().refine(isGtin, "is not a bar code's number with its check digit").optional(),
    name: text(1),
    price: units,
    discount: z.number().min(0).max(99).optional(),
    offerEnd: z.string().optional(),
    new: z.boolean(),
    rating: z.int().min(0).max(5),
    saleCount: z.int().min(0),
    category: z.tuple([slugged], slugged),
    tag: z.array(slugged),
    image: z.array(text(3)).max(20),
    alt: z.array(text(1)).max(20),
    shortDescription: text(1),
    fullDescription: text(1),
    attributes: z.array(z.tuple([text(1), text(1)])),
    labels: storedLabels.optional(),
    /** If omitted, the shop is responsible for the product. */
    maker: text(2).optional(),
    sizeChart: z.string().optional(),
    netContent: z.strictObject({ amount: z.number().positive(), unit: z.enum(["g", "kg", "ml", "l"]) }).optional(),
    pieces: z.int().positive().optional(),
    returnable: z.boolean().optional(),
    /** Whether an order may have any number of pieces, as in wholesale. */
    anyQuantity: z.boolean().optional(),
    /** The name of its reduced VAT rate in `countries` of `shop.config.ts`, if it has one. */
    vat: text(1).optional(),
    stock: z.int().min(0).optional(),
    affiliateLink: z.url({ protocol: /^https$/ }).optional(),
    variation: z.array(variation).min(1).optional(),
    priceHistory: z.array(z.strictObject({ price: units, validFrom: isoDay, validTo: isoDay.optional() })).min(1),
  })
  .refine((p) => (p.variation === undefined) !== (p.stock === undefined), {
    path: ["stock"],
    message: "must be given when there are no variations, and only then",
  })
  .refine((p) => p.offerEnd === undefined || !Number.isNaN(momentOf(p.offerEnd)), {
    path: ["offerEnd"],
    message: "is not a date",
  });

const maker = z.strictObject({ name: text(2), address: text(10), email: z.email() });
const sizeChart = z.strictObject({ title: text(3), columns: z.array(text(1)), rows: z.array(z.array(text(1))) });

const storedDepartment = z.strictObject({
  makers: z.record(z.string(), maker),
  sizeCharts: z.record(z.string(), sizeChart),
  products: z.array(storedProduct).min(1),
});

export type StoredProduct = z.infer<typeof storedProduct>;
export type StoredDepartment = z.infer<typeof storedDepartment>;

/** Thrown for an invalid catalogue; the message has a line per fault: file, product id, field, reason. */
export class CatalogueError extends Error {
  override name = "CatalogueError";
}

/** Checks the department files together. Throws `CatalogueError` with file, product, field and reason of each fault. */
export function checkCatalogue(files: Readonly<Record<string, unknown>>): Map<string, StoredDepartment> {
  const faults: string[] = [];
  const checked = new Map<string, StoredDepartment>();
  const seen: Seen = { ids: new Map(), handles: new Map() };
  for (const [file, content] of Object.entries(files)) {
    const result = storedDepartment.safeParse(content, { error: issueWords });
    if (!result.success) {
      faults.push(...faultsIn(file, content, result.error));
      continue;
    }
    faults.push(...referenceFaults(file, result.data, seen));
    checked.set(file, result.data);
  }
  if (faults.length > 0) throw new CatalogueError(faults.join("\n"));
  return checked;
}

/** Writes the faults found in a file, a line each, with the product: files hold products in a list, translations by id. */
export function faultsIn(file: string, content: unknown, { issues }: z.core.$ZodError): string[] {
  return issues.map(({ path, message }) => {
    const [list, index, ...rest] = path;
    if (list !== "products" || index === undefined) return faultLine(file, path, message);
    const { products } = content as { products: Record<PropertyKey, { id?: unknown }> };
    const id = typeof index === "number" ? (products[index]?.id ?? `#${index + 1}`) : index;
    return faultLine(`${file}: product ${String(id)}`, rest, message, "entry");
  });
}

/** The file that each id or handle is in. */
type Seen = { ids: Map<string, string>; handles: Map<string, string> };

function referenceFaults(file: string, department: StoredDepartment, seen: Seen): string[] {
  const faults: string[] = [];
  for (const product of department.products) {
    const fault = (field: string, reason: string) => faults.push(`${file}: product ${product.id}: ${field}: ${reason}`);
    const other = seen.ids.get(product.id);
    if (other) fault("id", `stands in ${other} as well`);
    seen.ids.set(product.id, file);
    const twin = product.handle && seen.handles.get(product.handle);
    if (twin) fault("handle", `"${product.handle}" is that of another product in ${twin}`);
    if (product.handle) seen.handles.set(product.handle, file);
    faults.push(...labelFaults(product).map((line) => `${file}: product ${product.id}: ${line}`));
    if (product.maker && !department.makers[product.maker])
      fault("maker", `"${product.maker}" is not among the makers of the file`);
    if (product.sizeChart && !department.sizeCharts[product.sizeChart])
      fault("sizeChart", `"${product.sizeChart}" is not among the size charts of the file`);
  }
  return faults;
}
