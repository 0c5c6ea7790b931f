const preloadLink = /<link rel="modulepreload" href="([^"]+)"\/>/g;
/** The words: the page has them written out, only its scripts ask for them. */
const wordsLink = /<link rel="preload" as="fetch" crossorigin="anonymous" href="([^"]+)"\/>/gi;
const START = '<script type="module" async="">';
const END = "</script>";
const staticImport = /^\s*import (?:\* as (\w+) from )?"([^"]+)";/gm;

/** A button clicked before the shop answers is clicked again once it does (`layout/ready-mark.tsx`). */
const noteClicks = `addEventListener("click",(event)=>{const button=event.target.closest?.("button");
if(button&&!button.form?.hasAttribute("action")&&!("ready" in document.documentElement.dataset))window.waitingClick=button},{capture:true});`;

/** Latest moment at which the shop's script begins to load, ms after the document. */
const LATEST_MS = 3000;

/**
 * Lets the first picture and the fonts go first: the page's scripts, and the words they want, begin to load once what
 * the load event brought is decoded and painted, or at the first touch, key or click, whichever comes sooner. Until then the
 * document is marked with `data-waits`, for pictures that wait as well (`app.css`). Throws where the router writes its start in a form that is not known here.
 */
export function startLate(html: string): string {
  const headEnd = html.indexOf("</head>");
  const start = html.lastIndexOf(START);
  const end = html.indexOf(END, start);
  if (start < headEnd || end < 0) throw new Error("the router's start script was not found in the page");
  const head = html.slice(0, headEnd);
  if (!head.includes("<html ")) throw new Error("the page's first tag was not found");
  const code = html.slice(start + START.length, end);
  const preloads = [...head.matchAll(preloadLink)].map((match) => match[1] ?? "");
  const words = [...head.matchAll(wordsLink)].map((match) => match[1] ?? "");
  const imports = [...code.matchAll(staticImport)].map((match) => ({ name: match[1], from: match[2] ?? "" }));
  const rest = code.replace(staticImport, "").trim();
  if (imports.length === 0 || /^\s*import\s/m.test(rest)) throw new Error("the router's start script has a new form");
  const names = imports.map(({ name }) => name ?? "").join(",");
  const loads = imports.map(({ from }) => `import(${JSON.stringify(from)})`).join(",");
  const late = `(()=>{const {dataset}=document.documentElement;
const begin=async()=>{if(!("waits" in dataset))return;delete dataset.waits;
const link=(href,set)=>document.head.append(Object.assign(document.createElement("link"),{href,fetchPriority:"low"},set));
for(const href of ${JSON.stringify(words)})link(href,{rel:"preload",as:"fetch",crossOrigin:"anonymous"});
for(const href of ${JSON.stringify(preloads)}){link(href,{rel:"modulepreload"});await new Promise((done)=>setTimeout(done))}
const [${names}]=await Promise.all([${loads}]);
${rest}
};
${noteClicks}
for(const type of ["pointerdown","keydown","click"])addEventListener(type,begin,{once:true,capture:true,passive:true});
const decoded=()=>Promise.allSettled([...document.querySelectorAll("img[fetchpriority=high]")].map((picture)=>picture.complete&&picture.decode()));
const painted=(then)=>requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(then)));
addEventListener("load",()=>decoded().then(()=>painted(begin)),{once:true});setTimeout(begin,${LATEST_MS})})()`;
  const lighter = head.replace("<html ", "<html data-waits ").replace(preloadLink, "").replace(wordsLink, "");
  return `${lighter}${html.slice(headEnd, start)}<script>${late}${html.slice(end)}`;
}

/** Has a page's scripts begin at once, behind its style sheets: on a screen that nothing but they can fill. */
export function startAtOnce(html: string): string {
  const preloads = [...html.matchAll(preloadLink)].map(([link]) => link).join("");
  return html.replace(preloadLink, "").replace("</head>", `${preloads}<script>${noteClicks}</script></head>`);
}
