import type { Browser } from "@playwright/test";
import { phone } from "./browser.ts";

export type Kind = "html" | "script" | "css" | "fonts" | "pictures" | "other";
export type Weight = Record<Kind, number> & { total: number; requests: number; fontFiles: number };

type Request = { kind: Kind; bytes: number; startedAt: number; isCss: boolean };

function kindOf(type: string, mime: string): Kind {
  if (type === "Document") return "html";
  if (type === "Script" || mime.includes("javascript")) return "script";
  if (type === "Stylesheet" || mime.includes("css")) return "css";
  if (type === "Font" || mime.includes("font")) return "fonts";
  if (type === "Image" || mime.startsWith("image/")) return "pictures";
  return "other";
}

/** Bytes over the wire (bodies as sent, with headers) and requests of a first visit on a phone, begun before the load event. */
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
    requests.set(requestId, { kind: "other", bytes: 0, startedAt: timestamp, isCss: false });
  });
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    const request = requests.get(requestId);
    if (request) request.kind = kindOf(type, response.mimeType);
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
  for (const { kind, bytes } of requests) {
    weight[kind] += bytes;
    weight.total += bytes;
    weight.requests += 1;
    if (kind === "fonts") weight.fontFiles += 1;
  }
  return weight;
}
