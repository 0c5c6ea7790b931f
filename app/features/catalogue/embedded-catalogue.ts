import departments from "virtual:catalogue/departments";
import loaders from "virtual:catalogue/details";
import type { ServedCatalogue } from "./catalogue.ts";
import { keepLatest } from "./keep-latest.ts";
import { createMemoryCatalogue } from "./memory-catalogue.ts";
import type { ProductDetails, ProductSummary } from "./product.ts";
import type { ProductIndex } from "./product-index.ts";
import type { TellKind } from "./search-entry.ts";

const keep = keepLatest<readonly ProductDetails[]>(Number.POSITIVE_INFINITY);

/** The details of a department. Once they are there, the answer is too: importing them again would wait for a task. */
function loadDetails(language: string, department: string): Promise<readonly ProductDetails[]> {
  const key = `${language}/${department}`;
  return keep(key, async () => (await loaders[key]?.())?.default ?? []);
}

type EmbeddedSettings = { language: string; loadKinds?: () => Promise<TellKind>; index?: ProductIndex };

/** The catalogue that is part of the build, told in a language; `products` are told in it already. */
export function openEmbeddedCatalogue(
  products: readonly ProductSummary[],
  { language, ...settings }: EmbeddedSettings,
): ServedCatalogue {
  return createMemoryCatalogue(products, departments, (name) => loadDetails(language, name), settings);
}

/** Loads the details of every department, so that browsing asks nothing more; `pause` is waited for between them. */
export async function loadAllDetails(language: string, pause: () => Promise<void>): Promise<void> {
  for (const { name } of departments) {
    await loadDetails(language, name);
    await pause();
  }
}
