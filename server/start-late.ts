const preloadLink = /<link rel="modulepreload" href="([^"]+)"\/>/g;
/** The words: the page has them written out, only its scripts ask for them. */
const wordsLink = /<link rel="preload" as="fetch" crossorigin="anonymous" href="([^"]+)"\/>/gi;
const startScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
const staticImport = /^\s*import (?:\* as (\w+) from )?"([^"]+)";/gm;

/** Latest moment at which the shop's script begins to load, ms after the document. */
const LATEST_MS = 3000;

/**
 * Lets the first picture and the fonts go first: the page's scripts, and the words they want, begin to load with the load event, or
 * at the first touch, key or click, whichever comes sooner. A button clicked before that is clicked again once the
 * shop answers. Throws where the router writes its start in a form that is not known here.
 */
export function startLate(html: string): string {
  const code = startScript.exec(html)?.[1];
  if (code === undefined) throw new Error("the router's start script was not found in the page");
  const preloads = [...html.matchAll(preloadLink)].map((match) => match[1] ?? "");
  const words = [...html.matchAll(wordsLink)].map((match) => match[1] ?? "");
  const imports = [...code.matchAll(staticImport)].map((match) => ({ name: match[1], from: match[2] ?? "" }));
  const rest = code.replace(staticImport, "").trim();
  if (imports.length === 0 || /^\s*import\s/m.test(rest)) throw new Error("the router's start script has a new form");
  const names = imports.map(({ name }) => name ?? "").join(",");
  const loads = imports.map(({ from }) => `import(${JSON.stringify(from)})`).join(",");
  const late = `(()=>{let begun=false;
const begin=async()=>{if(begun)return;begun=true;
const link=(href,set)=>document.head.append(Object.assign(document.createElement("link"),{href},set));
for(const href of ${JSON.stringify(words)})link(href,{rel:"preload",as:"fetch",crossOrigin:"anonymous"});
for(const href of ${JSON.stringify(preloads)}){link(href,{rel:"modulepreload"});await new Promise((done)=>setTimeout(done))}
const [${names}]=await Promise.all([${loads}]);
${rest}
};
addEventListener("click",(event)=>{const button=event.target.closest?.("button[type=button]");
if(button&&!document.documentElement.dataset.ready)window.waitingClick=button},{capture:true});
for(const type of ["pointerdown","keydown","click"])addEventListener(type,begin,{once:true,capture:true,passive:true});
addEventListener("load",()=>setTimeout(begin),{once:true});setTimeout(begin,${LATEST_MS})})()`;
  return html
    .replace(preloadLink, "")
    .replace(wordsLink, "")
    .replace(startScript, () => `<script>${late}</script>`);
}
