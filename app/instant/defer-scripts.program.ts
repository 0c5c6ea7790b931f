import { recordEarlyEvents } from "./record-early-events.ts";

export type DeferredPage = {
  /** Addresses of the translations and scripts that the page needs. */
  words: readonly string[];
  files: readonly string[];
  /** Whether the browser fills it: then it starts at once, unless the browser has stored nothing to fill it with. */
  isFilledInBrowser: boolean;
};

/** Latest time at which the scripts start to load, in ms after the document. */
const LATEST_MS = 3000;

/** Prepares a page's deferred start: `links` requests its scripts and translations, `start` runs `load` when it is time. */
export default function defer({ words, files, isFilledInBrowser }: DeferredPage) {
  const { dataset } = document.documentElement;
  const fetchPriority = isFilledInBrowser && !("new" in dataset) ? "auto" : "low";
  let asked: Promise<void> | undefined;

  function link(href: string, set: Partial<HTMLLinkElement>): void {
    document.head.append(Object.assign(document.createElement("link"), { href, fetchPriority }, set));
  }

  async function requestAll(): Promise<void> {
    for (const href of words) link(href, { rel: "preload", as: "fetch", crossOrigin: "anonymous" });
    for (const href of files) {
      link(href, { rel: "modulepreload" });
      await new Promise((done) => setTimeout(done));
    }
  }

  function links(): Promise<void> {
    asked ??= requestAll();
    return asked;
  }

  function start(load: () => Promise<unknown>): void {
    async function begin(): Promise<void> {
      if (!("waits" in dataset)) return;
      delete dataset["waits"];
      await links();
      await load();
    }
    const startNow = () => void begin().catch(window.showUnloaded);
    recordEarlyEvents();
    if (isFilledInBrowser && !("new" in dataset)) {
      startNow();
      return;
    }
    for (const type of ["pointerdown", "keydown", "click"])
      addEventListener(type, startNow, { once: true, capture: true, passive: true });
    addEventListener("load", () => void decoded().then(() => painted(startNow)), { once: true });
    setTimeout(startNow, LATEST_MS);
  }

  return { links, start };
}

/** Resolves once the main pictures are decoded. */
function decoded(): Promise<unknown> {
  const pictures = document.querySelectorAll<HTMLImageElement>("img[fetchpriority=high]");
  return Promise.allSettled([...pictures].map((picture) => picture.complete && picture.decode()));
}

function painted(then: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(then)));
}
