import { readdirSync, statSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { shop } from "../../../shop.config.ts";
import { type CatalogueSettings, catalogueSettings, chooseSource } from "./catalogue-source.ts";
import { textFilesIn } from "./catalogue-texts.server.ts";
import type { BriefDetails, Department } from "./product.ts";
import { type CatalogueContents, type ProductContents, readCatalogue } from "./read-catalogue.server.ts";
import { chapterFiles } from "./read-chapters.server.ts";
import { restartForFiles } from "./restart-for-files.ts";
import { plainWords } from "./search/search-words.ts";
import { fillers } from "./search/synonyms.ts";

const VIRTUAL = "virtual:catalogue/";

/**
 * Vite plugin that builds the catalogue into the shop: checks the department files (faults fail the build with file,
 * product, field and reason) and serves `virtual:catalogue/departments`, `/products`, `/briefs`, `/names` and `/details` (loaders by
 * language, and by language and department) and the modules these load. If the catalogue is too large to bundle, its
 * products are left out and browsers query the server.
 */
export function cataloguePlugin({ folder, source }: CatalogueSettings = catalogueSettings({})): Plugin {
  const root = resolve(folder);
  const files = () => [
    ...[...readdirSync(root).filter((file) => file.endsWith(".json")), ...textFilesIn(root)].map((file) =>
      resolve(root, file),
    ),
    ...chapterFiles().map((file) => resolve(file)),
  ];
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
    config: () => ({
      define: {
        __CATALOGUE_IS_EMBEDDED__: String(isEmbedded()),
        __CATALOGUE_LANGUAGES__: JSON.stringify([...contents().languages.keys()]),
      },
    }),
    configureServer: (server) => restartForFiles(server, files),
    resolveId: (id) => (id.startsWith(VIRTUAL) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${VIRTUAL}`)) return undefined;
      for (const file of files()) this.addWatchFile(file);
      const [name = ""] = id.slice(VIRTUAL.length + 1).split("?");
      return moduleFor(name, contents(), isEmbedded());
    },
  };
}

/** The parts of a module's name: its kind, and for products language and department: `details/goods-de-fashion`. */
const naming = /^(\w+)(?:\/goods-([a-z]+)(?:-(.+))?)?$/;

function moduleFor(name: string, contents: CatalogueContents, isEmbedded: boolean): string {
  const { departments } = contents;
  const languages = new Map([[shop.fallbackLanguage, contents], ...contents.languages]);
  const loaders = (paths: readonly (readonly [key: string, path: string])[]) => {
    const lines = paths.map(([key, path]) => `${JSON.stringify(key)}: () => import("${VIRTUAL}${path}")`);
    return `export default { ${isEmbedded ? lines.join(", ") : ""} }`;
  };
  const [, kind, language, slug] = naming.exec(name) ?? [];
  const translated = languages.get(language ?? "") ?? contents;
  if (kind === "departments") return exportJson(departments);
  if (kind === "summaries") return exportJson(isEmbedded ? translated.summaries : []);
  if (kind === "values") return exportJson(isEmbedded ? translated.valueNames() : {});
  if (kind === "names") return loaders([...contents.languages.keys()].map((one) => [one, `values/goods-${one}`]));
  if (kind === "brief") return exportJson(isEmbedded ? briefsOf(translated, departments) : {});
  if (kind === "briefs") return loaders([...languages.keys()].map((one) => [one, `brief/goods-${one}`]));
  if (kind === "products") return loaders([...languages.keys()].map((one) => [one, `summaries/goods-${one}`]));
  const department = departments.find((one) => one.slug === slug);
  if (department) return exportJson(translated.detailsIn(department.name));
  return loaders(
    [...languages.keys()].flatMap((one) =>
      departments.map((d) => [`${one}/${d.name}`, `details/goods-${one}-${d.slug}`] as const),
    ),
  );
}

/** What is searched and filtered by; of the short descriptions, words that the attributes do not have, once each. */
function briefsOf(contents: ProductContents, departments: readonly Department[]): BriefDetails[] {
  const details = new Map(departments.flatMap(({ name }) => contents.detailsIn(name)).map((one) => [one.id, one]));
  return contents.summaries.map(({ id }) => {
    const { shortDescription = "", attributes = [] } = details.get(id) ?? {};
    const known = new Set(plainWords(attributes.map(({ name, value }) => `${name} ${value}`).join(" ")));
    const further = new Set(plainWords(shortDescription).filter((word) => !known.has(word) && !fillers.has(word)));
    return { shortDescription: [...further].join(" "), attributes };
  });
}

/** Returns a module that exports a JSON value: parsing it from a string is faster than parsing it as code. */
export function exportJson(value: unknown): string {
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
}
