import { type ReactNode, useSyncExternalStore } from "react";
import { createStore } from "zustand/vanilla";
import { shop } from "../../shop.config.ts";
import {
  directionOf,
  knownLanguage,
  LANGUAGE_COOKIE,
  LANGUAGE_QUERY,
  LANGUAGE_STORAGE,
  type Namespace,
} from "./languages.ts";
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
    return {};
  } catch (error) {
    tell((error as Error).message);
    return undefined;
  }
}

/** The language asked for last. */
let latest: string | undefined;
/** The one that the address of the document asked for, until another is chosen; shoppers may be elsewhere by the time it is looked at. */
let openedIn: string | undefined;

type Loaded = "loaded" | "unreachable" | "overtaken";

type LoadSettings = {
  language: string;
  namespaces: readonly string[];
  mustCome: boolean;
  /** What is waited for as well: false where it did not come. */
  goods?: Promise<boolean>;
};

/** Loads a language whole or, if it `mustCome`, not at all; another one that was asked for meanwhile overtakes it. */
async function loadWords({ language, namespaces, mustCome, goods }: LoadSettings): Promise<Loaded> {
  latest = language;
  const read = namespaces.map(async (name) => [name, await readDictionary(language, name)] as const);
  const [haveGoodsCome = true, ...answers] = await Promise.all([goods, ...read]);
  if (latest !== language) return "overtaken";
  if (mustCome && (!haveGoodsCome || answers.some(([, dictionary]) => !dictionary))) return "unreachable";
  // What did not come is not kept as empty: it is asked for again when it is next needed.
  const dictionaries = Object.fromEntries(answers.flatMap(([name, words]) => (words ? [[name, words]] : [])));
  const since = Object.keys(words.getState().dictionaries).filter((name) => !namespaces.includes(name));
  if (since.length > 0) return loadWords({ language, namespaces: [...namespaces, ...since], mustCome });
  words.setState(createWords(language, dictionaries, missing), true);
  return "loaded";
}

/** Starts the words in the language that the server rendered, so that hydration sees the same sentences. */
export async function startWords(): Promise<void> {
  const { lang, dataset } = document.documentElement;
  openedIn = knownLanguage(new URLSearchParams(location.search).get(LANGUAGE_QUERY));
  await loadWords({ language: lang, namespaces: dataset["words"]?.split(" ") ?? ["common"], mustCome: false });
}

/** Loads the words of screens beyond the common ones; call it in their `clientLoader`. */
export async function needWords(...namespaces: readonly Namespace[]): Promise<void> {
  await Promise.all(namespaces.map(addWords));
}

async function addWords(namespace: Namespace): Promise<void> {
  const { language, dictionaries } = words.getState();
  if (namespace in dictionaries) return;
  const dictionary = await readDictionary(language, namespace);
  if (!dictionary) return;
  const now = words.getState();
  if (now.language !== language) return addWords(namespace);
  words.setState(createWords(language, { ...now.dictionaries, [namespace]: dictionary }, missing), true);
}

/** Has the browser keep the words of screens that may be opened later. */
export async function warmWords(namespace: Namespace): Promise<void> {
  await fetch(addressOf(words.getState().language, namespace));
}

/**
 * Changes the language of the open screen and remembers it, here and, by a cookie, for the next first HTML. It waits for
 * `goods`, which tells whether the goods have come in that language. Returns `unreachable` where these or the words cannot
 * be had now: the screen stays as it is.
 */
export async function changeLanguage(language: string, goods = Promise.resolve(true)): Promise<Loaded> {
  const namespaces = Object.keys(words.getState().dictionaries);
  const loaded = await loadWords({ language, namespaces, mustCome: true, goods });
  if (loaded !== "loaded") return loaded;
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  (await createDetector()).cacheUserLanguage(language);
  forgetAskedLanguage();
  return loaded;
}

/** An address that asks for another language would bring it back at the next reload. */
function forgetAskedLanguage(): void {
  openedIn = undefined;
  const query = new URLSearchParams(location.search);
  if (!query.has(LANGUAGE_QUERY)) return;
  query.delete(LANGUAGE_QUERY);
  const { pathname, hash } = location;
  const left = query.toString();
  history.replaceState(history.state, "", pathname + (left && `?${left}`) + hash);
}

/** After hydration: switches where the browser knows better than the server what the shopper reads. */
export async function reconcileLanguage(): Promise<void> {
  const detector = await createDetector();
  const { language } = words.getState();
  const wanted = openedIn ?? [detector.detect()].flat().map(knownLanguage).find(Boolean);
  if (wanted && wanted !== language) await changeLanguage(wanted);
  else detector.cacheUserLanguage(language);
}

async function createDetector() {
  const { default: LanguageDetector } = await import("i18next-browser-languagedetector");
  const detector = new LanguageDetector();
  detector.init(
    { languageUtils: {} },
    {
      order: ["querystring", "cookie", "localStorage", "sessionStorage", "navigator", "htmlTag"],
      lookupQuerystring: LANGUAGE_QUERY,
      lookupCookie: LANGUAGE_COOKIE,
      lookupLocalStorage: LANGUAGE_STORAGE,
      lookupSessionStorage: LANGUAGE_STORAGE,
      caches: ["localStorage", "cookie"],
      cookieOptions: { path: "/", sameSite: "lax", secure: location.protocol === "https:" },
    },
  );
  return detector;
}
