import { currentWords, isLanguageChanging, type Loaded, switchLanguage } from "./current-words.tsx";
import { directionOf, knownLanguage, LANGUAGE_COOKIE, LANGUAGE_QUERY, LANGUAGE_STORAGE } from "./languages.ts";

/** The language in the document's URL, until another is chosen. Stored, as shoppers may navigate before it is used. */
let openedIn: string | undefined;

/** Stores the language in the document's URL. */
export function recordRequestedLanguage(): void {
  openedIn = knownLanguage(new URLSearchParams(location.search).get(LANGUAGE_QUERY));
}

/**
 * Changes the language of the open screen and remembers it, locally and in a cookie for the server. Returns
 * `unreachable`, and keeps the screen as it is, if translations or the screen's content cannot be loaded.
 */
export async function changeLanguage(language: string): Promise<Loaded> {
  const loaded = await switchLanguage(language);
  if (loaded !== "loaded") return loaded;
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  (await createDetector()).cacheUserLanguage(language);
  forgetRequestedLanguage();
  return loaded;
}

/** Removes the language from the URL, which would bring it back on reload. */
function forgetRequestedLanguage(): void {
  openedIn = undefined;
  const query = new URLSearchParams(location.search);
  if (!query.has(LANGUAGE_QUERY)) return;
  query.delete(LANGUAGE_QUERY);
  const { pathname, hash } = location;
  const left = query.toString();
  history.replaceState(history.state, "", pathname + (left && `?${left}`) + hash);
}

/** After hydration: switches to the browser's language if the server could not know it, unless one was chosen. */
export async function reconcileLanguage(): Promise<void> {
  const detector = await createDetector();
  if (isLanguageChanging()) return;
  const { language } = currentWords();
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
