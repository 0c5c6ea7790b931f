import type { Browser } from "@playwright/test";
import { phone } from "./browser.ts";
import { budgets } from "./budgets.ts";
import type { Table } from "./table.ts";

export type Kind = "html" | "script" | "css" | "fonts" | "pictures" | "other";
export type Weight = Record<Kind, number> & { total: number; requests: number; fontFiles: number };

type Request = { kind: Kind; bytes: number; headers: number; startedAt: number };

function kindOf(type: string, mime: string): Kind {
  if (type === "Document") return "html";
  if (type === "Script" || mime.includes("javascript")) return "script";
  if (type === "Stylesheet" || mime.includes("css")) return "css";
  if (type === "Font" || mime.includes("font")) return "fonts";
  if (type === "Image" || mime.startsWith("image/")) return "pictures";
  return "other";
}

const ENOUGH = 500;

/** Requests a page until it is compressed at the highest level, as frequently requested pages are. */
export async function warm(url: string): Promise<void> {
  const lengthOf = async () => Number((await fetch(url, { headers: asBrowser })).headers.get("content-length"));
  const first = await lengthOf();
  for (let i = 0; i < ENOUGH; i++) if ((await lengthOf()) < first) return;
}

const asBrowser = { "accept-encoding": "br", "accept-language": "en-US" };

/** Returns bytes by kind, total with headers, and requests of a first visit on a phone up to the load event. */
export async function weigh(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Page.enable");
  const requests = new Map<string, Request>();
  let loadedAt = Number.POSITIVE_INFINITY;
  session.on("Network.requestWillBeSent", ({ requestId, request, timestamp }) => {
    if (/^(data|blob):/.test(request.url)) return;
    requests.set(requestId, { kind: "other", bytes: 0, headers: 0, startedAt: timestamp });
  });
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    const request = requests.get(requestId);
    if (!request) return;
    request.kind = kindOf(type, response.mimeType);
    request.headers = response.encodedDataLength;
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  session.on("Page.loadEventFired", ({ timestamp }) => {
    loadedAt = Math.min(loadedAt, timestamp);
  });
  await page.goto(url, { waitUntil: "load" });
  await page.waitForLoadState("networkidle");
  await context.close();
  return addUp([...requests.values()].filter((request) => request.startedAt <= loadedAt));
}

function addUp(requests: readonly Request[]): Weight {
  const weight: Weight = {
    html: 0,
    script: 0,
    css: 0,
    fonts: 0,
    pictures: 0,
    other: 0,
    total: 0,
    requests: 0,
    fontFiles: 0,
  };
  for (const { kind, bytes, headers } of requests) {
    weight[kind] += bytes - headers;
    weight.total += bytes;
    weight.requests += 1;
    if (kind === "fonts") weight.fontFiles += 1;
  }
  return weight;
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1);

/** Measures what each page loads before its load event, with the budgets in the last row. */
export async function weightTables(browser: Browser, base: string, paths: Record<string, string>): Promise<Table[]> {
  const rows: (string | number)[][] = [];
  for (const [name, path] of Object.entries(paths)) {
    await warm(base + path);
    const w = await weigh(browser, base + path);
    rows.push([name, kB(w.html), kB(w.script), kB(w.css), kB(w.fonts), kB(w.pictures), kB(w.total), w.requests]);
  }
  const { html, homeHtml, script, ownScript, css, fonts, total, requests } = budgets;
  const allowed = `${kB(html)} (homes ${kB(homeHtml)})`;
  const scripts = `${kB(script)} (filled in the browser ${kB(ownScript)})`;
  rows.push(["budget", allowed, scripts, kB(css), kB(fonts), "", kB(total), requests]);
  const head = ["screen", "html", "script", "css", "fonts", "pictures", "all", "requests"];
  const note =
    "Scripts start once everything up to the load event is painted, those of a cart that holds something with the page\n(docs/decisions/scripts-after-the-first-picture.md).";
  return [{ title: "Before the load event, kB as sent, phone", head, rows, note }];
}
