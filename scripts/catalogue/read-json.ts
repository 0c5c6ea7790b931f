import { readFileSync } from "node:fs";
import { discounted, toCents } from "../../app/features/catalogue/price.ts";
import {
  CatalogueError,
  checkCatalogue,
  type StoredDepartment,
  type StoredProduct,
} from "../../app/features/catalogue/stored-catalogue.ts";
import { handlesOf } from "./handles.ts";
import type { Item } from "./read-item.ts";
import type { Report } from "./report.ts";

type Exported = { departments: ({ name: string } & StoredDepartment)[] };

/** Reads a catalogue in the shop's own schema, as `export` writes it. The line of a product is its place in the file. */
export function readJson(file: string, report: Report): Item[] {
  try {
    const { departments } = JSON.parse(readFileSync(file, "utf8")) as Exported;
    const files = departments.map(({ name, ...department }) => [name, department] as const);
    const checked = checkCatalogue(Object.fromEntries(files));
    const handles = handlesOf([...checked.values()].flatMap(({ products }) => products));
    return [...checked.values()].flatMap((department) =>
      department.products.map((product) => itemOf(product, department, handles.get(product.id) ?? product.id)),
    );
  } catch (error) {
    if (!(error instanceof CatalogueError)) {
      report.fault(0, "file", `is not a catalogue in JSON: ${error instanceof Error ? error.message : "unknown form"}`);
      return [];
    }
    for (const line of error.message.split("\n")) report.fault(0, "", line);
    return [];
  }
}

function itemOf(stored: StoredProduct, { makers, sizeCharts }: StoredDepartment, handle: string): Item {
  const { id, image, alt, maker, sizeChart, priceHistory, variation, ...product } = stored;
  return {
    line: 0,
    handle,
    id,
    product: { ...product, handle },
    selling: discounted(toCents(stored.price), stored.discount ?? 0),
    choices: variation?.map(({ color, size, image: ref }) => ({
      color,
      size,
      picture: ref ? { line: 0, ref, alt: "" } : undefined,
    })),
    pictures: image.map((ref, i) => ({ line: 0, ref, alt: alt[i] ?? stored.name })),
    maker: makers[maker] ?? {},
    sizeChart: sizeChart ? sizeCharts[sizeChart] : undefined,
    history: priceHistory,
  };
}
