import { createContext, type ReactNode, use, useMemo } from "react";
import { shop } from "../../shop.config.ts";
import { createTranslate, type Translate, type Words } from "./words.ts";

const WordsContext = createContext<Words>({ language: shop.fallbackLanguage, dictionaries: {} });

/** Gives everything below the words of a language. */
export function WordsProvider({ words, children }: { words: Words; children: ReactNode }) {
  return <WordsContext value={words}>{children}</WordsContext>;
}

const logMissing =
  shop.translationDebug && import.meta.env.DEV ? (sentence: string) => console.warn("no translation:", sentence) : undefined;

/** The words of a namespace (`common` unless named), and the language they are in. */
export function useWords(namespace?: string): { t: Translate; language: string } {
  const words = use(WordsContext);
  const t = useMemo(() => createTranslate(words, namespace, logMissing), [words, namespace]);
  return { t, language: words.language };
}
