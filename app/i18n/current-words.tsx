import { type ReactNode, useSyncExternalStore } from "react";
import { createStore } from "zustand/vanilla";
import { shop } from "../../shop.config.ts";
import type { Namespace } from "./languages.ts";
import { WordsProvider } from "./use-translation.tsx";
import { createWords, type Dictionary, type Words } from "./words.ts";

const log = shop.translationDebug ? (text: string) => console.debug("words:", text) : undefined;
const told = new Set<string>();
const missing = log && noteMissing;
const words = createStore<Words>(() => createWords(shop.fallbackLanguage, {}));

/** Says of each sentence once that it has no translation. */
function noteMissing(sentence: string): void {
  if (told.has(sentence)) return;
  told.add(sentence);
  log?.(`no translation: ${sentence}`);
}

/** The words of the open document, for code outside components (the browser's loaders). */
export function currentWords(): Words {
  return words.getState();
}

/** Everything below follows the language of the open document. */
export function BrowserWords({ children }: { children: ReactNode }) {
  // While hydrating, too, the words are the loaded ones: they are what the server rendered with.
  const current = useSyncExternalStore(words.subscribe, words.getState, words.getState);
  return <WordsProvider words={current}>{children}</WordsProvider>;
}

function addressOf(language: string, namespace: string): string {
  return `/locales/${language}/${namespace}.json?v=${__WORDS_VERSION__}`;
}

/** Translation files come from `/locales/{lng}/{ns}.json`; without one the English sentences show. Nothing where no answer comes. */
async function readDictionary(language: string, namespace: string): Promise<Dictionary | undefined> {
  const tell = (problem: string) => console.warn(`words ${language}/${namespace}:`, problem);
  try {
    const response = await fetch(addressOf(language, namespace));
    if (response.ok) {
      log?.(`loaded ${language}/${namespace}`);
      return await response.json();
    }
    tell(`status ${response.status}`);
    // While the shop is worked on a language may lack files; a build has them all (the own-words plugin).
    if (import.meta.env.DEV && response.status === 404) return {};
  } catch (error) {
    tell((error as Error).message);
  }
  return undefined;
}

let tellMissing = () => {};

/** Names who hears that words of the language that is shown did not come: their sentences stand in English. */
export function tellMissingWordsBy(tell: () => void): void {
  tellMissing = tell;
}

/** The language asked for last. */
let latest: string | undefined;

/** Whether another language is on its way. */
export function isLanguageChanging(): boolean {
  return latest !== words.getState().language;
}

/** Loads what the open screen shows beside its words, in a language; throws where that does not come. */
export type LoadScreen = (language: string) => Promise<unknown>;

let loadScreen: LoadScreen = async () => undefined;

/** Names what has to be on hand of the open screen before it is shown in another language; it stands until another is named. */
export function loadScreenWith(load: LoadScreen): void {
  loadScreen = load;
}

export type Loaded = "loaded" | "unreachable" | "overtaken";

/** Takes another language once its words and what the screen shows in it have come, whole or not at all; a later call overtakes this one. */
export async function takeLanguage(
  language: string,
  namespaces: readonly string[] = Object.keys(words.getState().dictionaries),
): Promise<Loaded> {
  latest = language;
  const load = loadScreen;
  const screen = load(language).then(
    () => true,
    (error: unknown) => {
      console.warn(`the screen in ${language}:`, error);
      return false;
    },
  );
  const [isScreenHere, answers] = await Promise.all([screen, readDictionaries(language, namespaces)]);
  if (latest !== language) return "overtaken";
  // The shopper went on meanwhile: it is another screen, or one that needs more words.
  const since = Object.keys(words.getState().dictionaries).filter((name) => !namespaces.includes(name));
  if (since.length > 0 || load !== loadScreen) return takeLanguage(language, [...namespaces, ...since]);
  if (!isScreenHere || namespaces.some((name) => !answers[name])) {
    latest = words.getState().language;
    return "unreachable";
  }
  words.setState(createWords(language, answers, missing), true);
  return "loaded";
}

/** What came, by name: what did not is not kept as empty, but asked for again when it is next needed. */
async function readDictionaries(language: string, namespaces: readonly string[]) {
  const read = namespaces.map(async (name) => [name, await readDictionary(language, name)] as const);
  const answers = await Promise.all(read);
  return Object.fromEntries(answers.flatMap(([name, dictionary]) => (dictionary ? [[name, dictionary]] : [])));
}

/** Starts the words in the language that the server rendered, so that hydration sees the same sentences. */
export async function startWords(): Promise<void> {
  const { lang, dataset } = document.documentElement;
  latest = lang;
  const namespaces = dataset["words"]?.split(" ") ?? ["common"];
  const dictionaries = await readDictionaries(lang, namespaces);
  if (namespaces.some((name) => !dictionaries[name])) tellMissing();
  words.setState(createWords(lang, dictionaries, missing), true);
}

/** Loads the words of screens beyond the common ones; call it in their `clientLoader`. */
export async function needWords(...namespaces: readonly Namespace[]): Promise<void> {
  await Promise.all(namespaces.map(addWords));
}

async function addWords(namespace: Namespace): Promise<void> {
  const { language, dictionaries } = words.getState();
  if (namespace in dictionaries) return;
  const dictionary = await readDictionary(language, namespace);
  if (!dictionary) return tellMissing();
  const now = words.getState();
  if (now.language !== language) return addWords(namespace);
  words.setState(createWords(language, { ...now.dictionaries, [namespace]: dictionary }, missing), true);
}

/** The common words of a language that need not be the one that is shown. Throws where they do not come. */
export async function wordsIn(language: string): Promise<Words> {
  const now = words.getState();
  if (now.language === language) return now;
  const answers = await readDictionaries(language, ["common"]);
  if (!answers["common"]) throw new Error(`the words in ${language} did not come`);
  return createWords(language, answers, missing);
}

/** Has the browser keep the words of screens that may be opened later. */
export async function warmWords(namespace: Namespace): Promise<void> {
  await fetch(addressOf(words.getState().language, namespace));
}
