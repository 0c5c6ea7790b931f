import { currentWords } from "~/i18n/current-words.tsx";
import { knownLanguage, LANGUAGE_COOKIE, LANGUAGE_QUERY, LANGUAGE_STORAGE } from "~/i18n/languages.ts";
import { mayReload } from "./reload-once.ts";

/** How long the shop may take to say that it can be reached, in ms. */
const TIMEOUT_MS = 10_000;

/** The language in the document's URL. Stored, as shoppers may navigate before it is used. */
let openedIn: string | undefined;

/** Stores the language in the document's URL. */
export function recordRequestedLanguage(): void {
  openedIn = knownLanguage(new URLSearchParams(location.search).get(LANGUAGE_QUERY));
}

/**
 * Opens the page again in another language, at the same place and with what was typed, and remembers the language,
 * locally and in a cookie for the server. Returns false, and keeps the page as it is, if the shop cannot be reached.
 */
export async function changeLanguage(language: string): Promise<boolean> {
  if (!(await canOpenIn(language))) return false;
  (await createDetector()).cacheUserLanguage(language);
  reopenIn(language);
  return true;
}

/** After hydration: opens the page in the browser's language if the server could not know it. */
export async function reconcileLanguage(): Promise<void> {
  const detector = await createDetector();
  const { language } = currentWords();
  const wanted = openedIn ?? [detector.detect()].flat().map(knownLanguage).find(Boolean);
  if (!wanted || wanted === language) detector.cacheUserLanguage(language);
  else if (mayReload()) await changeLanguage(wanted);
}

/** Opens a page from the back/forward cache again if another language has been chosen since. */
export function reopenIfChanged(): void {
  const [, chosen] = new RegExp(`\\b${LANGUAGE_COOKIE}=(\\w+)`).exec(document.cookie) ?? [];
  if (chosen && chosen !== currentWords().language) reopenIn(chosen);
}

/** Asks for the page as it will be requested, which the server then has at hand. */
async function canOpenIn(language: string): Promise<boolean> {
  const url = new URL(location.href);
  url.searchParams.set(LANGUAGE_QUERY, language);
  try {
    const { status } = await fetch(url, { method: "HEAD", signal: AbortSignal.timeout(TIMEOUT_MS) });
    return status < 500;
  } catch {
    return false;
  }
}

/** The address names a language only where cookies are blocked: it would bring that language back on every reload. */
function reopenIn(language: string): void {
  window.keepTyped?.();
  const url = new URL(location.href);
  url.searchParams.delete(LANGUAGE_QUERY);
  if (!document.cookie.includes(`${LANGUAGE_COOKIE}=${language}`)) url.searchParams.set(LANGUAGE_QUERY, language);
  history.replaceState(history.state, "", url);
  location.reload();
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
