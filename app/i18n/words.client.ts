import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { shop } from "../../shop.config.ts";
import {
  directionOf,
  knownLanguage,
  LANGUAGE_COOKIE,
  LANGUAGE_QUERY,
  LANGUAGE_STORAGE,
  sharedOptions,
} from "./languages.ts";

type Done = (error: Error | null, words: Record<string, string> | null) => void;

/** Translation files come from `/locales/{lng}/{ns}.json`; without one the English sentences show. */
const backend = {
  type: "backend" as const,
  init() {},
  read(language: string, namespace: string, done: Done) {
    fetch(`/locales/${language}/${namespace}.json?v=${__WORDS_VERSION__}`)
      .then((response) => (response.ok ? response.json() : Promise.reject(new Error(`status ${response.status}`))))
      .then((words) => done(null, words))
      .catch((error: Error) => {
        console.warn(`words ${language}/${namespace}:`, error.message);
        done(error, null);
      });
  },
};

/** Starts the words in the language that the server rendered, so that hydration sees the same sentences. */
export async function startWords() {
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      ...sharedOptions,
      lng: document.documentElement.lang,
      ns: document.documentElement.dataset["words"]?.split(" ") ?? ["common"],
      debug: shop.translationDebug && import.meta.env.DEV,
    });
  return i18next;
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
      cookieOptions: { path: "/", sameSite: "lax" },
    },
  );
  return detector;
}

/** Changes the language of the open screen and remembers it, here and, by a cookie, for the next first HTML. */
export async function changeLanguage(language: string): Promise<void> {
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  (await createDetector()).cacheUserLanguage(language);
}

/** After hydration: switches where the browser knows better than the server what the shopper reads. */
export async function reconcileLanguage(): Promise<void> {
  const detector = await createDetector();
  const wanted = [detector.detect()].flat().map(knownLanguage).find(Boolean);
  if (wanted && wanted !== i18next.language) await changeLanguage(wanted);
  else detector.cacheUserLanguage(i18next.language);
}

/** Loads the words of screens beyond the common ones; call it in their `clientLoader`. */
export async function needWords(namespace: string): Promise<void> {
  await i18next.loadNamespaces(namespace);
}
