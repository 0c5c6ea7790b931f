import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { discounted, toCents } from "../../app/features/catalogue/price.ts";
import { slugOf } from "../../app/features/catalogue/product.ts";
import { readCatalogueFolder } from "../../app/features/catalogue/read-catalogue.ts";
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

/**
 * Reads a catalogue in the shop's own schema: a file, as `export` writes it, or the backup of a former catalogue. Its
 * products have no lines; faults name department and number.
 */
export function readJson(path: string, report: Report): Item[] {
  if (statSync(path).isDirectory() && !existsSync(join(path, "catalogue"))) {
    report.fault(0, path, "is a folder, and not a backup of a catalogue: name the CSV or JSON file");
    return [];
  }
  try {
    const departments = statSync(path).isDirectory() ? readBackup(path) : readExported(path);
    const handles = handlesOf(departments.flatMap(({ products }) => products));
    return departments.flatMap((department) =>
      department.products.map((product) => itemOf(product, department, handles.get(product.id) ?? product.id)),
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : "unknown form";
    if (error instanceof CatalogueError) for (const line of reason.split("\n")) report.fault(0, "", line);
    else report.fault(0, "file", `is not a catalogue in JSON: ${reason}`);
    return [];
  }
}

function readExported(file: string): StoredDepartment[] {
  const { departments } = JSON.parse(readFileSync(file, "utf8")) as Exported;
  const files = departments.map(({ name, ...department }) => [name, department] as const);
  return [...checkCatalogue(Object.fromEntries(files)).values()];
}

function readBackup(folder: string): StoredDepartment[] {
  const { departments, order } = readCatalogueFolder(join(folder, "catalogue"));
  return order.flatMap(({ name }) => departments.get(`${slugOf(name)}.json`) ?? []);
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
    maker: (maker && makers[maker]) || {},
    sizeChart: sizeChart ? sizeCharts[sizeChart] : undefined,
    history: priceHistory,
  };
}
