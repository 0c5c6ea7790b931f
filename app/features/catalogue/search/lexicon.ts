import { createGrammar, type Grammar } from "./grammar.ts";
import { createMeanings, type Meanings } from "./meanings.ts";
import type { LanguageWords, PageWords } from "./words/language-words.ts";

/** What a search knows of one language, or of several. */
export type Lexicon = { grammar: Grammar; meanings: Meanings; pages: PageWords; hasCompounds: boolean };

/** Puts the words of languages together, for the rules that read a search. */
export function createLexicon(languages: readonly LanguageWords[]): Lexicon {
  const queries = languages.map(({ query }) => query);
  return {
    grammar: createGrammar(queries),
    meanings: createMeanings(
      languages.flatMap(({ needs }) => needs),
      queries.map(({ soft }) => soft).join(" "),
    ),
    hasCompounds: queries.some(({ hasCompounds }) => hasCompounds),
    pages: pagesOf(languages.map(({ pages }) => pages)),
  };
}

function pagesOf(languages: readonly PageWords[]): PageWords {
  const addresses = new Set(languages.flatMap(({ called }) => Object.keys(called)));
  const said = (to: string) => languages.map(({ called }) => called[to] ?? "").join(" ");
  const all = (name: "asking" | "ordered" | "questions") => languages.map((pages) => pages[name]).join(" ");
  return {
    called: Object.fromEntries([...addresses].map((to) => [to, said(to)])),
    asking: all("asking"),
    ordered: all("ordered"),
    questions: all("questions"),
  };
}
