import { readdirSync } from "node:fs";
import { knownLanguage } from "../../app/i18n/languages.ts";

/** The languages among these that the shop does not speak. */
export function foreignAmong(languages: readonly string[]): string[] {
  return languages.filter((language) => knownLanguage(language) !== language);
}

/** The folders of a catalogue that no shopper is told anything from: of a language that the shop does not speak, or of none. */
export function foreignFolders(catalogue: string): string[] {
  const folders = readdirSync(catalogue, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return foreignAmong(folders.map(({ name }) => name));
}
