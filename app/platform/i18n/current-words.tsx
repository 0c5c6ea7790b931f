import { type ReactNode, useSyncExternalStore } from "react";
import { createStore } from "zustand/vanilla";
import { shop } from "../../../shop.config.ts";
import type { Namespace } from "./languages.ts";
import { WordsProvider } from "./use-translation.tsx";
import { createWords, type Dictionary, type Words } from "./words.ts";

const log = shop.translationDebug ? (text: string) => console.debug("words:", text) : undefined;
const reported = new Set<string>();
const missing = log && noteMissing;
const words = createStore<Words>(() => createWords(shop.fallbackLanguage, {}));

/** Logs a sentence without a translation, once. */
function noteMissing(sentence: string): void {
  if (reported.has(sentence)) return;
  reported.add(sentence);
  log?.(`no translation: ${sentence}`);
}

/** The translations of the open document, for code outside components (client loaders). */
export function currentWords(): Words {
  return words.getState();
}

/** Provides the translations of the open document to everything below. */
export function BrowserWords({ children }: { children: ReactNode }) {
  // Same snapshot for hydration: these are the translations that the server rendered with.
  const current = useSyncExternalStore(words.subscribe, words.getState, words.getState);
  return <WordsProvider words={current}>{children}</WordsProvider>;
}

function addressOf(language: string, namespace: string): string {
  return `/locales/${language}/${namespace}.json?v=${__WORDS_VERSION__}`;
}

/** Loads a translation file; undefined if that fails. Sentences missing in it are shown in English. */
async function readDictionary(language: string, namespace: string): Promise<Dictionary | undefined> {
  const warn = (problem: string) => console.warn(`words ${language}/${namespace}:`, problem);
  try {
    const response = await fetch(addressOf(language, namespace));
    if (response.ok) {
      log?.(`loaded ${language}/${namespace}`);
      return await response.json();
    }
    warn(`status ${response.status}`);
    // In development a language may lack files; a build has them all (own-words plugin).
    if (import.meta.env.DEV && response.status === 404) return {};
  } catch (error) {
    warn((error as Error).message);
  }
  return undefined;
}

let reportMissing = () => {};

/** Registers the callback for translations that failed to load: their sentences are shown in English. */
export function onMissingWords(listener: () => void): void {
  reportMissing = listener;
}

/** Dictionaries by namespace; failed ones are omitted, so that they are requested again when next needed. */
async function readDictionaries(language: string, namespaces: readonly string[]) {
  const read = namespaces.map(async (name) => [name, await readDictionary(language, name)] as const);
  const answers = await Promise.all(read);
  return Object.fromEntries(answers.flatMap(([name, dictionary]) => (dictionary ? [[name, dictionary]] : [])));
}

/** The language that the server rendered, and the namespaces; a browser that translates the page changes its `lang`. */
function rendered(): [language: string, ...namespaces: string[]] {
  const { lang, dataset } = document.documentElement;
  const [language = lang, ...namespaces] = dataset["words"]?.split(" ") ?? [lang, "common"];
  return [language, ...namespaces];
}

export const renderedLanguage = () => rendered()[0];

let initialized: Promise<void> | undefined;

/** Loads the translations in the language that the server rendered, so that hydration sees the same sentences. */
export function initWords(): Promise<void> {
  initialized ??= loadRendered();
  return initialized;
}

async function loadRendered(): Promise<void> {
  const [language, ...namespaces] = rendered();
  const dictionaries = await readDictionaries(language, namespaces);
  if (namespaces.some((name) => !dictionaries[name])) reportMissing();
  words.setState(createWords(language, dictionaries, missing), true);
}

/** Loads a screen's translations beyond the common ones; call it in its `clientLoader`. */
export async function loadWords(...namespaces: readonly Namespace[]): Promise<void> {
  await Promise.all(namespaces.map(addWords));
}

async function addWords(namespace: Namespace): Promise<void> {
  const { language, dictionaries } = words.getState();
  if (namespace in dictionaries) return;
  const dictionary = await readDictionary(language, namespace);
  if (!dictionary) return reportMissing();
  const add = (now: Words) => createWords(language, { ...now.dictionaries, [namespace]: dictionary }, missing);
  words.setState(add, true);
}

/** The translations of the open document, once they are loaded. */
export async function loadedWords(): Promise<Words> {
  await initialized;
  return words.getState();
}

/** Prefetches the translations of screens that may be opened later into the browser's cache. */
export async function preloadWords(namespace: Namespace): Promise<void> {
  await fetch(addressOf(words.getState().language, namespace));
}
