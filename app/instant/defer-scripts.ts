import type { DeferredPage } from "./defer-scripts.program.ts";
import defer from "./defer-scripts.program.ts?program";
import paint from "./paint-lines.program.ts?program";

const preloadLink = /<link rel="modulepreload" href="([^"]+)"\/>/g;
/** Preloads of translations: the HTML contains the text already, only its scripts need them. */
const wordsLink = /<link rel="preload" as="fetch" crossorigin="anonymous" href="([^"]+)"\/>/gi;
const START = '<script type="module" async="">';
const END = "</script>";
const entryImport = /^import\(/m;
const staticImport = /^\s*import (?:\* as (\w+) from )?"([^"]+)";/gm;
/** The main picture of a part that may be hidden: loaded once it is known to be shown. */
const hiddenPicture = /<img [^>]*?srcSet="([^"]+)" sizes="([^"]+)"[^>]*? loading="lazy" fetchPriority="high"/;

/**
 * Lets the first picture and the fonts load first: the page's scripts and translations start to load once the main
 * pictures are decoded and painted after the load event, or on the first touch, key or click, whichever is sooner.
 * Until then the document has `data-waits`, for pictures that wait too (`app.css`). A screen that is filled in the browser
 * starts at once, with the files of the goods that fill it (`filledFrom`, the products themselves first), unless the browser has stored nothing to fill it with
 * (`data-new`): then its main picture is requested at once. Takes and returns a page in
 * pieces, the first up to the end of its head; throws if the router's start script has an unknown form.
 */
export function deferScripts(pieces: readonly string[], filledFrom?: readonly string[]): string[] {
  const { head, between, load, rest } = takeApart(pieces);
  if (!head.includes("<html ")) throw new Error("the page's first tag was not found");
  const files = new Set([...(filledFrom ?? []), ...[...head.matchAll(preloadLink)].map((match) => match[1] ?? "")]);
  const words = [...head.matchAll(wordsLink)].map((match) => match[1] ?? "");
  const [, imageSrcset, imageSizes] = (filledFrom && hiddenPicture.exec(between)) ?? [];
  const picture = imageSrcset && imageSizes && { imageSrcset, imageSizes };
  const page: DeferredPage = { words, files: [...files], isFilledInBrowser: !!filledFrom, ...(picture && { picture }) };
  const prepared = `${defer}window.deferred=program(${JSON.stringify(page)});`;
  const start = `deferred.start(async()=>{${load}})`;
  const lighter = head.replace("<html ", "<html data-waits ").replace(preloadLink, "").replace(wordsLink, "");
  if (!filledFrom) return [lighter, between, `<script>{${prepared}${start}}${rest}`];
  // Before the style sheets, for which a script below them would wait.
  const early = `<script>{${prepared}deferred.askEarly()}</script>`;
  const styles = lighter.search(/<link rel="stylesheet"|$/);
  const [goods] = between.includes("data-early-lines") ? filledFrom : [];
  const lines = goods ? `{${paint}program(${JSON.stringify(goods)}).catch(()=>{})}` : "";
  return [lighter.slice(0, styles) + early + lighter.slice(styles), between, `<script>${lines}${start}${rest}`];
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
