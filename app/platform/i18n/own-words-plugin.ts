import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import type { Plugin } from "vite";
import type { Dictionary } from "./words.ts";

const SETTINGS = resolve("shop.config.ts");

type Settings = { words?: Readonly<Record<string, Dictionary>> };

/** Fields of the shop that no screen reads, such as the owner's own address: browsers do not get them. */
const OF_SERVER = ["mail", "rates", "invoices", "keepOrdersYears"];

/**
 * Merges the owner's wording into the translation files: the build writes `words` of `shop.config.ts` there and removes
 * them from the config in the client bundle, which would contain those of every language, together with `OF_SERVER`.
 */
export function ownWordsPlugin({ words = {}, ...shop }: Settings): Plugin {
  const settings = Object.fromEntries(Object.entries(shop).filter(([field]) => !OF_SERVER.includes(field)));
  return {
    name: "own-words",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    load: (id) => (id === SETTINGS ? `export const shop = ${JSON.stringify(settings)};` : undefined),
    writeBundle({ dir = "." }) {
      fillUp(join(dir, "locales"));
      for (const [language, own] of Object.entries(words))
        for (const file of globSync(join(dir, "locales", language, "*.json")))
          writeFileSync(
            file,
            JSON.stringify(withOwn(basename(file, ".json"), JSON.parse(readFileSync(file, "utf8")), own)),
          );
    },
  };
}

/** Gives every language a file for each namespace: then a missing one is a failure, not an untranslated namespace. */
function fillUp(folder: string): void {
  const names = new Set(globSync(join(folder, "*", "*.json")).map((file) => basename(file)));
  const read = (file: string): Dictionary => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {});
  for (const language of globSync(join(folder, "*")).filter((path) => basename(path) !== "en"))
    for (const name of names)
      writeFileSync(
        join(language, name),
        JSON.stringify(withEnglishForms(read(join(language, name)), read(join(folder, "en", name)))),
      );
}

const form = /_(zero|one|two|few|many|other)$/;

/** Adds English's plural forms of the sentences that a language has none of: the sentence alone would be "1 reviews". */
export function withEnglishForms(dictionary: Dictionary, english: Dictionary): Dictionary {
  const translated = new Set(
    Object.entries(dictionary).flatMap(([key, words]) => (words ? key.replace(form, "") : [])),
  );
  const added = Object.entries(english).flatMap(([key, words]): [string, string][] => {
    const sentence = key.replace(form, "");
    return sentence === key || translated.has(sentence) ? [] : [[key.replace(form, "_en_$1"), words]];
  });
  return { ...dictionary, ...Object.fromEntries(added) };
}

/** The translations of a namespace with the owner's wording on top; `common` gets all of it. */
export function withOwn(namespace: string, dictionary: Dictionary, own: Dictionary): Dictionary {
  const isMeant = ([sentence]: [string, string]) => namespace === "common" || sentence in dictionary;
  return { ...dictionary, ...Object.fromEntries(Object.entries(own).filter(isMeant)) };
}
