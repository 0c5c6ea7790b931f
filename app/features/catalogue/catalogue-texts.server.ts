import { existsSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { knownLanguage } from "../../i18n/languages.ts";
import { parseCatalogueFile } from "./parse-catalogue-file.server.ts";
import { CatalogueError } from "./stored-catalogue.ts";
import { type CatalogueTexts, checkTexts, type Departments } from "./stored-texts.ts";

/** The files of texts beside a catalogue: `de/plant.json` is German. Languages that the shop does not speak are left alone. */
export function textFilesIn(root: string): string[] {
  return languagesIn(root).flatMap((language) =>
    readdirSync(resolve(root, language))
      .filter((file) => /^[^.].*\.json$/.test(file))
      .sort()
      .map((file) => `${language}/${file}`),
  );
}

/** The shop's languages that a catalogue folder has texts in. */
function languagesIn(root: string): string[] {
  if (!existsSync(root)) return [];
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map(({ name }) => name).filter((name) => knownLanguage(name) === name);
}

/** Reads and checks the texts of a catalogue, by language. Throws `CatalogueError` with a line for each fault. */
export function readCatalogueTexts(root: string, departments: Departments): ReadonlyMap<string, CatalogueTexts> {
  const files: Record<string, unknown> = {};
  const faults: string[] = [];
  for (const file of textFilesIn(root))
    try {
      files[file] = parseCatalogueFile(root, file);
    } catch (error) {
      if (!(error instanceof CatalogueError)) throw error;
      faults.push(error.message);
    }
  return checkTexts(files, departments, faults);
}
