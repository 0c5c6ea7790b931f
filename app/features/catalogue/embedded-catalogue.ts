import departments from "virtual:catalogue/departments";
import { type Catalogue, createCatalogue } from "./catalogue.ts";

let loaded: Promise<Catalogue> | undefined;

/** The catalogue that is part of the build. In the browser its products are one chunk, loaded at the first question. */
export function loadCatalogue(): Promise<Catalogue> {
  loaded ??= import("virtual:catalogue/summaries").then(({ default: products }) =>
    createCatalogue(products, departments, loadDetails),
  );
  loaded.catch(() => {
    loaded = undefined;
  });
  return loaded;
}

async function loadDetails(department: string) {
  const { default: loaders } = await import("virtual:catalogue/details");
  return (await loaders[department]?.())?.default ?? [];
}
