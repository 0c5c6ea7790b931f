import { cloneElement, createContext, Fragment, type ReactElement, type ReactNode, use } from "react";
import { shop } from "../../../shop.config.ts";
import { createWords, type Translate, type Words } from "./words.ts";

const WordsContext = createContext<Words>(createWords(shop.fallbackLanguage, {}));

/** Provides the translations of a language to everything below. */
export function WordsProvider({ words, children }: { words: Words; children: ReactNode }) {
  return <WordsContext value={words}>{children}</WordsContext>;
}

/** The translations of a namespace (default `common`), and their language. */
export function useTranslation(namespace = "common"): { t: Translate; i18n: { language: string } } {
  const words = use(WordsContext);
  return { t: words.forNamespace(namespace), i18n: words };
}

type RichSentenceProps = {
  /** A translated sentence in which `<0>…</0>` marks what the first element wraps. */
  sentence: string;
  elements: readonly ReactElement<{ children?: ReactNode }>[];
};

/** A sentence with elements inside (links, for example), wherever the language puts them. */
export function RichSentence({ sentence, elements }: RichSentenceProps) {
  const parts = sentence.split(/<(\d)>(.*?)<\/\1>/);
  return parts.map((part, i) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places
    if (i % 3 === 0) return <Fragment key={i}>{part}</Fragment>;
    if (i % 3 === 2) return null;
    const element = elements[Number(part)];
    return element ? cloneElement(element, { key: `element ${part}` }, parts[i + 1]) : parts[i + 1];
  });
}
