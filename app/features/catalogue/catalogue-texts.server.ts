import { existsSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { knownLanguage } from "../../platform/i18n/languages.ts";
import { parseCatalogueFile } from "./parse-catalogue-file.server.ts";
import { CatalogueError } from "./stored-catalogue.ts";
import { type CatalogueTexts, checkTexts, type Departments } from "./stored-texts.ts";

/** Lists the translation files of a catalogue: `de/plant.json` is German. Ignores languages the shop does not have. */
export function textFilesIn(root: string): string[] {
  return languagesIn(root).flatMap((language) =>
    readdirSync(resolve(root, language))
      .filter((file) => /^[^.].*\.json$/.test(file))
      .sort()
      .map((file) => `${language}/${file}`),
  );
}

/** Returns the shop's languages for which a catalogue folder has translations. */
function languagesIn(root: string): string[] {
  if (!existsSync(root)) return [];
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map(({ name }) => name).filter((name) => knownLanguage(name) === name);
}

/** Reads and checks a catalogue's translations, by language. Throws `CatalogueError` with a line for each fault. */
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
