import { TYPED_STORAGE } from "../app/layout/typed-storage.ts";
import { recordEarlyEvents } from "./record-early-events.ts";

const preloadLink = /<link rel="modulepreload" href="([^"]+)"\/>/g;
/** Preloads of translations: the HTML contains the text already, only its scripts need them. */
const wordsLink = /<link rel="preload" as="fetch" crossorigin="anonymous" href="([^"]+)"\/>/gi;
const START = '<script type="module" async="">';
const END = "</script>";
const entryImport = /^import\(/m;
const staticImport = /^\s*import (?:\* as (\w+) from )?"([^"]+)";/gm;

/** Time after which a page that has not hydrated says so, in ms. */
const TIMEOUT_MS = 120_000;
/** How long the files of a page are refetched past the browser's cache before it reloads, in ms. */
const ANEW_MS = 10_000;

/**
 * Stores what is typed for a page that is opened again (`layout/typed-early.ts`), except passwords and what the browser
 * alone can identify: React numbers an id of its own (`_r_`) anew.
 */
const keepTyped = `window.keepTyped=()=>{const typed=[...document.querySelectorAll("form[method=dialog] :is(textarea,select,input:not([type=password],[autocomplete$=password],[type=radio],[type=checkbox],[type=hidden],[type=file]))")];
try{sessionStorage.setItem("${TYPED_STORAGE}",JSON.stringify([location.pathname,typed.filter(({id})=>id&&!id.startsWith("_r_")).map(({id,value})=>[id,value])]))}catch{}};`;

/**
 * If a page's scripts do not load, it says so (`layout/script-notice.tsx`). "Try again" refetches all its files (a
 * broken one may be cached for a year) and reloads, with what was typed.
 */
const showLoadFailure = `${keepTyped}
window.loadAnew=()=>{keepTyped();
const files=[...document.querySelectorAll("[rel=modulepreload],[as=fetch]")];
Promise.race([Promise.allSettled(files.map(({href})=>fetch(href,{cache:"reload"}))),new Promise((done)=>setTimeout(done,${ANEW_MS}))]).then(()=>location.reload())};
const unloaded=()=>{const note=document.getElementById("unloaded");note.hidden=false;note.lastElementChild.onclick=()=>(loadAnew(),false)};
setTimeout(()=>"ready" in document.documentElement.dataset||unloaded(),${TIMEOUT_MS});`;

/** Latest time at which the scripts start to load, in ms after the document. */
const LATEST_MS = 3000;

/**
 * Lets the first picture and the fonts load first: the page's scripts and translations start to load once the main
 * pictures are decoded and painted after the load event, or on the first touch, key or click, whichever is sooner.
 * Until then the document has `data-waits`, for pictures that wait too (`app.css`). A screen that is filled in the browser
 * starts at once, unless the browser has stored nothing to fill it with (`data-new`). Throws if the router's start
 * script has an unknown form.
 */
export function deferScripts(html: string, { isFilledInBrowser = false } = {}): string {
  const { head, between, load, rest } = takeApart(html);
  if (!head.includes("<html ")) throw new Error("the page's first tag was not found");
  const preloads = [...head.matchAll(preloadLink)].map((match) => match[1] ?? "");
  const words = [...head.matchAll(wordsLink)].map((match) => match[1] ?? "");
  const priority = isFilledInBrowser ? '"new" in dataset?"low":"auto"' : '"low"';
  const links = `const {dataset}=document.documentElement;let asked;
const link=(href,set)=>document.head.append(Object.assign(document.createElement("link"),{href,fetchPriority:${priority}},set));
const links=()=>asked??=(async()=>{
for(const href of ${JSON.stringify(words)})link(href,{rel:"preload",as:"fetch",crossOrigin:"anonymous"});
for(const href of ${JSON.stringify(preloads)}){link(href,{rel:"modulepreload"});await new Promise((done)=>setTimeout(done))}})();`;
  const late = `(()=>{${isFilledInBrowser ? "const {dataset}=document.documentElement;" : links}
const begin=async()=>{if(!("waits" in dataset))return;delete dataset.waits;
await links();
${load}
};
${recordEarlyEvents}
${showLoadFailure}
const start=()=>begin().catch(unloaded);
${isFilledInBrowser ? 'if(!("new" in dataset))return void start();' : ""}
for(const type of ["pointerdown","keydown","click"])addEventListener(type,start,{once:true,capture:true,passive:true});
const decoded=()=>Promise.allSettled([...document.querySelectorAll("img[fetchpriority=high]")].map((picture)=>picture.complete&&picture.decode()));
const painted=(then)=>requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(then)));
addEventListener("load",()=>decoded().then(()=>painted(start)),{once:true});setTimeout(start,${LATEST_MS})})()`;
  // Not before the style sheet, which the browser finds while this waits.
  const early = isFilledInBrowser
    ? `<script>{${links}window.links=links;"new" in dataset||setTimeout(links)}</script>`
    : "";
  const lighter = head.replace("<html ", "<html data-waits ").replace(preloadLink, "").replace(wordsLink, "");
  return `${lighter}${early}${between}<script>${late}${rest}`;
}

/** Splits a page into its head, what follows up to the router's start script, what that loads, and the rest. */
function takeApart(html: string) {
  const headEnd = html.indexOf("</head>");
  const start = html.lastIndexOf(START);
  const end = html.indexOf(END, start);
  if (start < headEnd || end < 0) throw new Error("the router's start script was not found in the page");
  const load = loadOf(html.slice(start + START.length, end));
  return { head: html.slice(0, headEnd), between: html.slice(headEnd, start), load, rest: html.slice(end) };
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
