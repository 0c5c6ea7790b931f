import { TYPED_STORAGE } from "./typed-storage.ts";

declare global {
  interface Window {
    /** Shows the notice of scripts that did not load (`script-notice.tsx`). */
    showUnloaded?: () => void;
  }
}

/** Time after which a page that has not hydrated says so, in ms. */
const TIMEOUT_MS = 120_000;
/** How long the files of a page are refetched past the browser's cache before it reloads, in ms. */
const ANEW_MS = 10_000;

type Typed = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const typedFields =
  "form[method=dialog] :is(textarea,select,input:not([type=password],[autocomplete$=password],[type=radio],[type=checkbox],[type=hidden],[type=file]))";

/**
 * Stores what is typed for a page that is opened again (`typed-early.ts`), except passwords and what the browser
 * alone can identify: React numbers an id of its own (`_r_`) anew.
 */
function keepTyped(): void {
  const typed = [...document.querySelectorAll<Typed>(typedFields)].filter(({ id }) => id && !id.startsWith("_r_"));
  try {
    const texts = typed.map(({ id, value }) => [id, value]);
    sessionStorage.setItem(TYPED_STORAGE, JSON.stringify([location.pathname, texts]));
  } catch {
    // Without storage it is typed again.
  }
}

/** Refetches all files of the page (a broken one may be cached for a year) and reloads it, with what was typed. */
function loadAnew(): void {
  keepTyped();
  const files = [...document.querySelectorAll<HTMLLinkElement>("[rel=modulepreload],[as=fetch]")];
  const fetched = Promise.allSettled(files.map(({ href }) => fetch(href, { cache: "reload" })));
  const tooLate = new Promise((done) => setTimeout(done, ANEW_MS));
  void Promise.race([fetched, tooLate]).then(() => location.reload());
}

function showUnloaded(): void {
  const notice = document.getElementById("unloaded");
  const again = notice?.lastElementChild;
  if (!notice || !(again instanceof HTMLElement)) return;
  notice.hidden = false;
  again.onclick = (event) => {
    event.preventDefault();
    loadAnew();
  };
}

Object.assign(window, { keepTyped, loadAnew, showUnloaded });
setTimeout(() => "ready" in document.documentElement.dataset || showUnloaded(), TIMEOUT_MS);
