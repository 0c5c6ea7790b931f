import { existsSync, readFileSync } from "node:fs";
import { nearestOf } from "../../app/settings/nearest-of.ts";
import { fitHomes } from "../../app/showcase/homes/fit-homes.server.ts";
import { chooseHomes, fileOf } from "../../app/showcase/homes/open-homes.ts";
import { shop } from "../../shop.config.ts";
import { reachableFrom, readImportGraph } from "../import-graph.ts";
import { findWords } from "./find-words.ts";
import type { Found } from "./sentences-in.ts";

type Words = Record<string, string>;

/** Reads the translations of a namespace. */
export function readWords(language: string, namespace: string): Words {
  const file = wordsFile(language, namespace);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

/** Returns the path of a translation file, relative to the project root. */
export function wordsFile(language: string, namespace: string): string {
  return `public/locales/${language}/${namespace}.json`;
}

/** Returns missing translations by file, including plural forms. Home pages that are not open are skipped. */
export async function missingWords(language: string): Promise<Map<string, string[]>> {
  const open = chooseHomes((await fitHomes(shop.homes)).homes).map((home) => `app/${fileOf(home)}`);
  const shown = reachableFrom(readImportGraph("app/**/*.{ts,tsx}"), open);
  const isRead = (file: string) => !/^app\/showcase\//.test(file) || shown.has(file);
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const common = { ...readWords(language, "common"), ...shop.words?.[language] };
  // Products and posts are written in the fallback language itself.
  const found = findWords({ isRead, hasNames: language !== shop.fallbackLanguage });
  return new Map(
    [...found].map(([namespace, sentences]) => {
      const words = { ...common, ...readWords(language, namespace) };
      const missing = ({ sentence, isCounted }: Found) => {
        if (words[sentence] || (isCounted && words[`${sentence}_other`])) return [];
        return isCounted ? forms.map((form) => `${sentence}_${form}`) : [sentence];
      };
      return [namespace, [...sentences.values()].flatMap(missing)];
    }),
  );
}

/** Returns unused strings in `words` of `shop.config.ts`, each with the string that was probably meant. */
export function mistakenWords(language: string): [written: string, meant: string][] {
  const found = findWords({ isRead: () => true, hasNames: true });
  const known = new Set([...found.values()].flatMap((sentences) => [...sentences.values()].map((one) => one.sentence)));
  return Object.keys(shop.words?.[language] ?? {}).flatMap((written): [string, string][] => {
    const sentence = written.replace(/_(zero|one|two|few|many|other)$/, "");
    const meant = sentence.length < 8 || known.has(sentence) ? undefined : nearestOf(sentence, [...known]);
    return meant ? [[written, meant]] : [];
  });
}
