import { recordEarlyEvents } from "./record-early-events.ts";

export type DeferredPage = {
  /** Addresses of the translations and scripts that the page needs. */
  words: readonly string[];
  files: readonly string[];
  /** Whether the browser fills it: then it starts at once, unless the browser has stored nothing to fill it with. */
  isFilledInBrowser: boolean;
  /** The main picture of what is shown if the browser has stored nothing. */
  picture?: { imageSrcset: string; imageSizes: string };
};

/** Latest time at which the scripts start to load, in ms after the document. */
const LATEST_MS = 3000;

/** Prepares a page's deferred start: `links` requests its scripts and translations, `start` runs `load` when it is time. */
export default function defer({ words, files, isFilledInBrowser, picture }: DeferredPage) {
  const { dataset } = document.documentElement;
  const isUrgent = isFilledInBrowser && !("new" in dataset);
  const fetchPriority = isUrgent ? "auto" : "low";
  let asked: Promise<void> | undefined;

  function link(set: Partial<HTMLLinkElement>): void {
    document.head.append(Object.assign(document.createElement("link"), { fetchPriority }, set));
  }

  async function requestAll(): Promise<void> {
    for (const href of words) link({ rel: "preload", as: "fetch", crossOrigin: "anonymous", href });
    for (const href of files) {
      link({ rel: "modulepreload", href });
      if (!isUrgent) await new Promise((done) => setTimeout(done));
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
    if (isUrgent) {
      startNow();
      return;
    }
    for (const type of ["pointerdown", "keydown", "click"])
      addEventListener(type, startNow, { once: true, capture: true, passive: true });
    addEventListener("load", () => void decoded().then(() => painted(startNow)), { once: true });
    setTimeout(startNow, LATEST_MS);
  }

  /** Requests from the head what the page waits for, once the browser has found its style sheets. */
  function askEarly(): void {
    if (isUrgent) setTimeout(links);
    else if (picture) link({ rel: "preload", as: "image", fetchPriority: "high", ...picture });
  }

  return { askEarly, start };
}

/** Resolves once the main pictures are decoded. */
function decoded(): Promise<unknown> {
  const pictures = document.querySelectorAll<HTMLImageElement>("img[fetchpriority=high]");
  return Promise.allSettled([...pictures].map((picture) => picture.complete && picture.decode()));
}

function painted(then: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(then)));
}
