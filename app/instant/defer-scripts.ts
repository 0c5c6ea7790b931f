import type { DeferredPage } from "./defer-scripts.program.ts";
import defer from "./defer-scripts.program.ts?program";

const preloadLink = /<link rel="modulepreload" href="([^"]+)"\/>/g;
/** Preloads of translations: the HTML contains the text already, only its scripts need them. */
const wordsLink = /<link rel="preload" as="fetch" crossorigin="anonymous" href="([^"]+)"\/>/gi;
const START = '<script type="module" async="">';
const END = "</script>";
const entryImport = /^import\(/m;
const staticImport = /^\s*import (?:\* as (\w+) from )?"([^"]+)";/gm;

/**
 * Lets the first picture and the fonts load first: the page's scripts and translations start to load once the main
 * pictures are decoded and painted after the load event, or on the first touch, key or click, whichever is sooner.
 * Until then the document has `data-waits`, for pictures that wait too (`app.css`). A screen that is filled in the browser
 * starts at once, unless the browser has stored nothing to fill it with (`data-new`). Takes and returns a page in
 * pieces, the first up to the end of its head; throws if the router's start script has an unknown form.
 */
export function deferScripts(pieces: readonly string[], { isFilledInBrowser = false } = {}): string[] {
  const { head, between, load, rest } = takeApart(pieces);
  if (!head.includes("<html ")) throw new Error("the page's first tag was not found");
  const files = [...head.matchAll(preloadLink)].map((match) => match[1] ?? "");
  const words = [...head.matchAll(wordsLink)].map((match) => match[1] ?? "");
  const page: DeferredPage = { words, files, isFilledInBrowser };
  const prepared = `${defer}window.deferred=program(${JSON.stringify(page)});`;
  const start = `deferred.start(async()=>{${load}})`;
  const lighter = head.replace("<html ", "<html data-waits ").replace(preloadLink, "").replace(wordsLink, "");
  if (!isFilledInBrowser) return [lighter, between, `<script>{${prepared}${start}}${rest}`];
  // Not before the style sheet, which the browser finds while this waits.
  const early = `"new" in document.documentElement.dataset||setTimeout(deferred.links)`;
  return [`${lighter}<script>{${prepared}${early}}</script>`, between, `<script>${start}${rest}`];
}

/** Splits a page into its head, what follows up to the router's start script, what that loads, and the rest. */
function takeApart([head = "", body = "", ...more]: readonly string[]) {
  const start = body.lastIndexOf(START);
  const end = body.indexOf(END, start);
  if (start < 0 || end < 0) throw new Error("the router's start script was not found in the page");
  const load = loadOf(body.slice(start + START.length, end));
  return { head, between: body.slice(0, start), load, rest: body.slice(end) + more.join("") };
}

/** Turns the router's start script (static imports, then the import of the entry) into awaited code that can fail. */
function loadOf(code: string): string {
  const imports = [...code.matchAll(staticImport)].map((match) => ({ name: match[1], from: match[2] ?? "" }));
  const rest = code.replace(staticImport, "").trim();
  if (imports.length === 0 || /^\s*import\s/m.test(rest) || !entryImport.test(rest))
    throw new Error("the router's start script has a new form");
  const names = imports.map(({ name }) => name ?? "").join(",");
  const loads = imports.map(({ from }) => `import(${JSON.stringify(from)})`).join(",");
  return `const [${names}]=await Promise.all([${loads}]);\n${rest.replace(entryImport, "await import(")}`;
}
