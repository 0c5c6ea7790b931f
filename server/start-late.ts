import { TYPED_STORAGE } from "../app/layout/typed-storage.ts";
import { noteEarly } from "./note-early.ts";

const preloadLink = /<link rel="modulepreload" href="([^"]+)"\/>/g;
/** The words: the page has them written out, only its scripts ask for them. */
const wordsLink = /<link rel="preload" as="fetch" crossorigin="anonymous" href="([^"]+)"\/>/gi;
const START = '<script type="module" async="">';
const END = "</script>";
const entryImport = /^import\(/m;
const staticImport = /^\s*import (?:\* as (\w+) from )?"([^"]+)";/gm;

/** After this many ms a page that has not come to life says so. */
const TIMEOUT_MS = 120_000;
/** So long the files of a page are fetched past what browsers keep, ms, before it is loaded again. */
const ANEW_MS = 10_000;

/**
 * Where a page's scripts do not come it says so (`layout/script-notice.tsx`), and "Try again" loads it again with all its
 * files: one that came broken may be kept for a year. What is typed is handed on (`layout/typed-early.ts`), passwords excepted.
 */
const tellUnloaded = `window.loadAnew=()=>{const typed=[...document.querySelectorAll("main form :is(textarea,input:not([type=password],[type=radio],[type=checkbox],[type=hidden]))")];
try{sessionStorage.setItem("${TYPED_STORAGE}",JSON.stringify(typed.filter(({id,value})=>id&&value).map(({id,value})=>[id,value])))}catch{}
const files=[...document.querySelectorAll("[rel=modulepreload],[as=fetch]")];
Promise.race([Promise.allSettled(files.map(({href})=>fetch(href,{cache:"reload"}))),new Promise((done)=>setTimeout(done,${ANEW_MS}))]).then(()=>location.reload())};
const unloaded=()=>{const note=document.getElementById("unloaded");note.hidden=false;note.lastElementChild.onclick=()=>(loadAnew(),false)};
setTimeout(()=>"ready" in document.documentElement.dataset||unloaded(),${TIMEOUT_MS});`;

/** Latest moment at which the shop's script begins to load, ms after the document. */
const LATEST_MS = 3000;

/**
 * Lets the first picture and the fonts go first: the page's scripts, and the words they want, begin to load once what
 * the load event brought is decoded and painted, or at the first touch, key or click, whichever comes sooner. Until then the
 * document is marked with `data-waits`, for pictures that wait as well (`app.css`). Throws where the router writes its start in a form that is not known here.
 */
export function startLate(html: string): string {
  const { head, between, load, rest } = takeApart(html);
  if (!head.includes("<html ")) throw new Error("the page's first tag was not found");
  const preloads = [...head.matchAll(preloadLink)].map((match) => match[1] ?? "");
  const words = [...head.matchAll(wordsLink)].map((match) => match[1] ?? "");
  const late = `(()=>{const {dataset}=document.documentElement;
const begin=async()=>{if(!("waits" in dataset))return;delete dataset.waits;
const link=(href,set)=>document.head.append(Object.assign(document.createElement("link"),{href,fetchPriority:"low"},set));
for(const href of ${JSON.stringify(words)})link(href,{rel:"preload",as:"fetch",crossOrigin:"anonymous"});
for(const href of ${JSON.stringify(preloads)}){link(href,{rel:"modulepreload"});await new Promise((done)=>setTimeout(done))}
${load}
};
${noteEarly}
${tellUnloaded}
const start=()=>begin().catch(unloaded);
for(const type of ["pointerdown","keydown","click"])addEventListener(type,start,{once:true,capture:true,passive:true});
const decoded=()=>Promise.allSettled([...document.querySelectorAll("img[fetchpriority=high]")].map((picture)=>picture.complete&&picture.decode()));
const painted=(then)=>requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(then)));
addEventListener("load",()=>decoded().then(()=>painted(start)),{once:true});setTimeout(start,${LATEST_MS})})()`;
  const lighter = head.replace("<html ", "<html data-waits ").replace(preloadLink, "").replace(wordsLink, "");
  return `${lighter}${between}<script>${late}${rest}`;
}

/** Has a page's scripts begin at once, behind its style sheets: on a screen that nothing but they can fill. */
export function startAtOnce(html: string): string {
  const { head, between, load, rest } = takeApart(html);
  const preloads = [...head.matchAll(preloadLink)].map(([link]) => link).join("");
  const start = `(()=>{${tellUnloaded}(async()=>{${load}})().catch(unloaded)})()`;
  return `${head.replace(preloadLink, "")}${preloads}<script>${noteEarly}</script>${between}<script>${start}${rest}`;
}

/** A page's head, what follows it up to the router's start, what that start loads, and the rest from its end on. */
function takeApart(html: string) {
  const headEnd = html.indexOf("</head>");
  const start = html.lastIndexOf(START);
  const end = html.indexOf(END, start);
  if (start < headEnd || end < 0) throw new Error("the router's start script was not found in the page");
  const load = loadOf(html.slice(start + START.length, end));
  return { head: html.slice(0, headEnd), between: html.slice(headEnd, start), load, rest: html.slice(end) };
}

/** The router's start, static imports and then one of the entry, as work that is waited for and can fail. */
function loadOf(code: string): string {
  const imports = [...code.matchAll(staticImport)].map((match) => ({ name: match[1], from: match[2] ?? "" }));
  const rest = code.replace(staticImport, "").trim();
  if (imports.length === 0 || /^\s*import\s/m.test(rest) || !entryImport.test(rest))
    throw new Error("the router's start script has a new form");
  const names = imports.map(({ name }) => name ?? "").join(",");
  const loads = imports.map(({ from }) => `import(${JSON.stringify(from)})`).join(",");
  return `const [${names}]=await Promise.all([${loads}]);\n${rest.replace(entryImport, "await import(")}`;
}
