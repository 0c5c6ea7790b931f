import departments from "virtual:catalogue/departments";
import loaders from "virtual:catalogue/details";
import products from "virtual:catalogue/summaries";
import { createMemoryCatalogue } from "./memory-catalogue.ts";

export { products };

/** The catalogue that is part of the build. Import this file late: it brings the products with it. */
export function openEmbeddedCatalogue() {
  return createMemoryCatalogue(products, departments, async (department) => {
    const load = loaders[department];
    return load ? (await load()).default : [];
  });
}

/** Loads the details of every department, so that browsing asks nothing more; `pause` is waited for between them. */
export async function loadAllDetails(pause: () => Promise<void>): Promise<void> {
  for (const load of Object.values(loaders)) {
    await load();
    await pause();
  }
}
