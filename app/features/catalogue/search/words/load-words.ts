import { shop } from "../../../../../shop.config.ts";
import { createPromiseCache } from "../../promise-cache.ts";
import { createLexicon, type Lexicon } from "../lexicon.ts";

/** A file a language: a browser loads that of its page, and the others only if nothing was found. */
const files = {
  en: () => import("./en.ts"),
  de: () => import("./de.ts"),
  fr: () => import("./fr.ts"),
  es: () => import("./es.ts"),
  ar: () => import("./ar.ts"),
};

const kept = createPromiseCache<Lexicon>(Number.POSITIVE_INFINITY);

async function lexiconFor(languages: readonly string[]): Promise<Lexicon> {
  const known = Object.entries(files).flatMap(([language, load]) => (languages.includes(language) ? [load()] : []));
  return createLexicon((await Promise.all(known)).map(({ words }) => words));
}

/** Returns what a search knows of a language: nothing but signs and numbers of one that has no file here. */
export const lexiconOf = (language: string): Promise<Lexicon> => kept(language, () => lexiconFor([language]));

/** Returns what a search knows of all the shop's languages together. */
export const lexiconOfAll = (): Promise<Lexicon> => kept("", () => lexiconFor(shop.languages));
