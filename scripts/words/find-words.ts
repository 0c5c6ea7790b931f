import { globSync, readFileSync } from "node:fs";
import { colourOrder } from "../../app/features/catalogue/choice-order.ts";
import { titleOf } from "../../app/features/catalogue/department-names.ts";
import { catalogueNames, journalNames, shopSentences } from "./owner-words.ts";
import { type Found, sentencesIn } from "./sentences-in.ts";

type Wanted = {
  /** Whether to read a source file. */
  isRead?: (file: string) => boolean;
  /** Whether to include names of the owner's products and posts. */
  hasNames?: boolean;
};

/** Returns all translatable strings by namespace, from the sources and the catalogue's names. */
export function findWords({ isRead = () => true, hasNames = true }: Wanted = {}): Map<string, Map<string, Found>> {
  const words = new Map<string, Map<string, Found>>();
  const add = (namespace: string, found: Found) => {
    const known = words.get(namespace) ?? new Map<string, Found>();
    const before = known.get(found.sentence);
    known.set(found.sentence, { ...found, isCounted: found.isCounted || before?.isCounted === true });
    words.set(namespace, known);
  };
  for (const file of globSync(["app/**/*.{ts,tsx}", "server/api/*.ts"]).sort()) {
    if (
      /\.test\.|-plugin\.ts|\/generated\/|stored-|test-(?!payment\.tsx)|read-markdown|llms|structured-data|post-head|-meta\.|postcode|region|synonyms|\/entry\.|root\.tsx|\.server\.|themes/.test(
        file,
      ) ||
      !isRead(file)
    )
      continue;
    const code = readFileSync(file, "utf8").replace(/^\s*(\/\/|\*|\/\*).*$/gm, "");
    const named = /(?:useTranslation\(|forNamespace\(|words: )"(\w+)"/.exec(code)?.[1];
    const namespace = named ?? /mail|checkout(?=-fields)/.exec(file)?.[0] ?? "common";
    for (const found of sentencesIn(code)) add(namespace, found);
  }
  const colours = [...colourOrder, ...colourOrder.map(titleOf)];
  const names = hasNames ? [...shopSentences(), ...catalogueNames(), ...journalNames()] : [];
  for (const name of [...colours, ...names]) add("common", { sentence: name, isCounted: false });
  return words;
}
