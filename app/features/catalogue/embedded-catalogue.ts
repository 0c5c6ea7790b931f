import departments from "virtual:catalogue/departments";
import loaders from "virtual:catalogue/details";
import products from "virtual:catalogue/summaries";
import { keepLatest } from "./keep-latest.ts";
import { createMemoryCatalogue } from "./memory-catalogue.ts";
import type { ProductDetails } from "./product.ts";

export { products };

const keep = keepLatest<readonly ProductDetails[]>(Number.POSITIVE_INFINITY);

/** The details of a department. Once they are there, the answer is too: importing them again would wait for a task. */
function loadDetails(department: string): Promise<readonly ProductDetails[]> {
  return keep(department, async () => (await loaders[department]?.())?.default ?? []);
}

/** The catalogue that is part of the build. Import this file late: it brings the products with it. */
export function openEmbeddedCatalogue() {
  return createMemoryCatalogue(products, departments, loadDetails);
}

/** Loads the details of every department, so that browsing asks nothing more; `pause` is waited for between them. */
export async function loadAllDetails(pause: () => Promise<void>): Promise<void> {
  for (const department of Object.keys(loaders)) {
    await loadDetails(department);
    await pause();
  }
}
