import { readdirSync } from "node:fs";
import { knownLanguage } from "../../app/platform/i18n/languages.ts";

/** Returns the languages that the shop does not have. */
export function foreignAmong(languages: readonly string[]): string[] {
  return languages.filter((language) => knownLanguage(language) !== language);
}

/** Returns catalogue folders that are never used: those named after no language of the shop. */
export function foreignFolders(catalogue: string): string[] {
  const folders = readdirSync(catalogue, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return foreignAmong(folders.map(({ name }) => name));
}
