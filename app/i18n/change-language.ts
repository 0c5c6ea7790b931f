import { currentWords, isLanguageChanging, type Loaded, takeLanguage } from "./current-words.tsx";
import { directionOf, knownLanguage, LANGUAGE_COOKIE, LANGUAGE_QUERY, LANGUAGE_STORAGE } from "./languages.ts";

/** The one that the address of the document asked for, until another is chosen; shoppers may be elsewhere by the time it is looked at. */
let openedIn: string | undefined;

/** Notes the language that the address of the document asks for. */
export function noteAskedLanguage(): void {
  openedIn = knownLanguage(new URLSearchParams(location.search).get(LANGUAGE_QUERY));
}

/**
 * Changes the language of the open screen and remembers it, here and, by a cookie, for the next first HTML. Returns
 * `unreachable` where the words, or what the screen shows in that language, cannot be had now: the screen stays as it is.
 */
export async function changeLanguage(language: string): Promise<Loaded> {
  const loaded = await takeLanguage(language);
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

/** After hydration: switches where the browser knows better than the server what the shopper reads, unless they have chosen already. */
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
