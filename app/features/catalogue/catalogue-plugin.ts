import { readdirSync, statSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { type CatalogueSettings, catalogueSettings, chooseSource } from "./catalogue-source.ts";
import { slugOf } from "./product.ts";
import { type CatalogueContents, readCatalogue } from "./read-catalogue.ts";

const VIRTUAL = "virtual:catalogue/";

/**
 * Brings the catalogue into the build: checks the department files (the build fails with file, product, field and
 * reason) and serves `virtual:catalogue/departments`, `/summaries` and `/details` (a loader per department). In a shop
 * too large to be sent along, the products stay out of it, and browsers ask the server.
 */
export function cataloguePlugin({ folder, source }: CatalogueSettings = catalogueSettings({})): Plugin {
  const root = resolve(folder);
  const files = () => readdirSync(root).map((file) => resolve(root, file));
  let known: { from: string; contents: CatalogueContents } | undefined;
  function contents(): CatalogueContents {
    const from = files()
      .map((file) => `${file} ${statSync(file).mtimeMs}`)
      .join();
    if (known?.from !== from) known = { from, contents: readCatalogue(root) };
    return known.contents;
  }
  const isEmbedded = () => chooseSource({ wanted: source, count: contents().summaries.length }) === "embedded";
  return {
    name: "catalogue",
    config: () => ({ define: { __CATALOGUE_IS_EMBEDDED__: String(isEmbedded()) } }),
    resolveId: (id) => (id.startsWith(VIRTUAL) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${VIRTUAL}`)) return undefined;
      for (const file of files()) this.addWatchFile(file);
      const [name = ""] = id.slice(VIRTUAL.length + 1).split("?");
      return moduleFor(name, contents(), isEmbedded());
    },
  };
}

function moduleFor(
  name: string,
  { summaries, departments, detailsIn }: CatalogueContents,
  isEmbedded: boolean,
): string {
  if (name === "departments") return exportJson(departments);
  if (name === "summaries") return exportJson(isEmbedded ? summaries : []);
  if (name === "details") {
    const loaders = departments.map((d) => `${JSON.stringify(d.name)}: () => import("${VIRTUAL}details/${d.slug}")`);
    return `export default { ${isEmbedded ? loaders.join(", ") : ""} }`;
  }
  const department = departments.find((d) => name === `details/${slugOf(d.name)}`);
  if (!department) throw new Error(`no such catalogue module: ${name}`);
  return exportJson(detailsIn(department.name));
}

/** A module that is one JSON value: parsing it as text is faster than as code. */
export function exportJson(value: unknown): string {
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
}
