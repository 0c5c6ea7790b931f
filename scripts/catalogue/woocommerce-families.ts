import { slugOf } from "../../app/features/catalogue/product.ts";
import { counted, type Report, some } from "./report.ts";
import type { WooHeader } from "./woocommerce-columns.ts";
import { isSellable, typesOf, type WooRow } from "./woocommerce-rows.ts";

/** What is needed to read a table: the header, and the report for faults. */
export type WooReader = { report: Report; now: Date; header: WooHeader; names: readonly string[] };
/** A product and its variations, with its new handle. */
export type Family = { parent: WooRow; handle: string; variations: WooRow[] };

/** Groups products with their variations, as far as the shop can sell them. */
export function familiesOf(rows: readonly WooRow[], { report, header, names }: WooReader): Family[] {
  const isChild = (row: WooRow) => typesOf(row).includes("variation");
  const parents = rows.filter((row) => !isChild(row));
  const unsellable = parents.filter((row) => !isSellable(row));
  if (unsellable.length > 0)
    report.note(
      `${counted(unsellable.length, "product")} left out, which the shop cannot sell: ${some(unsellable.map((row) => `"${row.cell("name")}" (${row.cell("type")})`))}.`,
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
  for (const child of rows.filter(isChild)) {
    const family = byKey.get(child.cell("parent"));
    if (family) family.variations.push(child);
    else
      report.fault(
        child.line,
        names[header.at.parent ?? -1] ?? "Parent",
        `"${child.cell("parent")}" is no product of this file: export products together with their variations`,
      );
  }
  return families.filter(({ parent }) => !unsellable.includes(parent));
}
