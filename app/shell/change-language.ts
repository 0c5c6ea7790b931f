import { currentWords } from "~/platform/i18n/current-words.tsx";
import { knownLanguage, LANGUAGE_COOKIE, LANGUAGE_QUERY, LANGUAGE_STORAGE } from "~/platform/i18n/languages.ts";
import { keepText, readText } from "~/platform/storage/guarded-storage.ts";
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
  remember(language);
  reopenIn(language);
  return true;
}

/** After hydration: opens the page in the browser's language if the server could not know it. */
export async function reconcileLanguage(): Promise<void> {
  const { language } = currentWords();
  const wanted = openedIn ?? preferred();
  if (!wanted || wanted === language) remember(language);
  else if (mayReload()) await changeLanguage(wanted);
}

/** Opens a page from the back/forward cache again if another language has been chosen since. */
export function reopenIfChanged(): void {
  const chosen = inCookie();
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

/** The language that was stored here or, without one, the first of the browser's that the shop has. */
function preferred(): string | undefined {
  const stored = [readText("localStorage", LANGUAGE_STORAGE), readText("sessionStorage", LANGUAGE_STORAGE)];
  return [inCookie(), ...stored, ...navigator.languages].map(knownLanguage).find(Boolean);
}

function inCookie(): string | undefined {
  return new RegExp(`\\b${LANGUAGE_COOKIE}=(\\w+)`).exec(document.cookie)?.[1];
}

function remember(language: string): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers and on plain http
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; SameSite=Lax${secure}`;
  keepText("localStorage", LANGUAGE_STORAGE, language);
}
