import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";

const HTML_BYTES = 15_000;
const CSS_BYTES = 10_000;
const PICTURES = "public/pictures/products/furnitures";
const CARDS = 24;

/**
 * Serves a hand-written shop page without scripts, the size of a good one: 15 kB of HTML, 10 kB of CSS (brotli), a hero
 * and 24 cards with the shop's own pictures. Its times are the lower bound on this machine in this run.
 */
export async function startFloorPage(): Promise<{ base: string; stop(): void }> {
  const pictures = readdirSync(PICTURES).filter((name) => name.endsWith("-640.avif"));
  const css = styles();
  const files = new Map<string, { type: string; body: Buffer; encoding?: string }>([
    ["/", { type: "text/html; charset=utf-8", body: brotliCompressSync(pageOf(pictures)), encoding: "br" }],
    ["/style.css", { type: "text/css", body: brotliCompressSync(css), encoding: "br" }],
    ...pictures.map((name) => [`/${name}`, { type: "image/avif", body: readFileSync(`${PICTURES}/${name}`) }] as const),
  ]);
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? "");
    if (!file) return void response.writeHead(404).end();
    const encoding = file.encoding && { "content-encoding": file.encoding };
    response.writeHead(200, { "content-type": file.type, "content-length": file.body.length, ...encoding });
    response.end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { base: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

const vocabulary =
  "linen cotton wool leather ceramic walnut brass stone amber coral slate moss ivory woven brushed soft crisp harbour meadow".split(
    " ",
  );

/** Returns words that compress like real text and are the same in every run. */
function words(count: number, seed: number): string {
  let state = seed * 7919 + 1;
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return vocabulary[state % vocabulary.length];
  };
  return Array.from({ length: count }, next).join(" ");
}

function pageOf(pictures: readonly string[]): string {
  const head = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="description" content="A shop">
<link rel="icon" href="data:,"><link rel="preload" as="image" href="/${pictures[0]}" fetchpriority="high">
<link rel="stylesheet" href="/style.css"></head><body><header><a href="/">Shop</a></header><main><section class="hero">
<img src="/${pictures[0]}" width="640" height="800" alt="A chair" fetchpriority="high"><h1>${words(5, 1)}</h1>
<p>${words(14, 2)}.</p></section><section class="grid">`;
  let cards = "";
  for (let i = 0; i < CARDS || brotliCompressSync(head + cards).length < HTML_BYTES; i++)
    cards += `<article class="card"><a href="/p/${i}"><img src="/${pictures[i % pictures.length]}" width="640" height="800"
alt="${words(4, i + 3)}" loading="lazy"><h2>${words(4, i + 40)}</h2></a><p>${words(i < CARDS ? 12 : 160, i + 80)} €${i * 7}.90</p></article>`;
  return `${head}${cards}</section></main></body></html>`;
}

function styles(): string {
  let css = `*{box-sizing:border-box;margin:0}body{font:16px/1.5 system-ui,sans-serif;color:#222}header{padding:12px 16px}
.hero{background:#f4f1ee;padding:16px}.hero img{width:100%;height:auto}.grid{display:grid;grid-template-columns:1fr 1fr;gap:12px;padding:16px}
.card img{width:100%;height:auto;background:#eee}`;
  for (let i = 0; brotliCompressSync(css).length < CSS_BYTES; i++)
    css += `.${words(1, i)}-${i}{margin:${(i * 37) % 41}px;color:#${((i * 7_919_317) % 0xffffff).toString(16).padStart(6, "0")}}`;
  return css;
}
