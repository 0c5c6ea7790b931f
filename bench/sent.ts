import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser } from "@playwright/test";
import { phone } from "./browser.ts";
import { budgets } from "./budgets.ts";
import type { Table } from "./table.ts";

const SECONDS = 6;

export type Sent = { path: string; bytes: number };

/**
 * Counts what the server sends, including what a page prefetches and what its service worker fetches, of which the page's
 * own counters know nothing. Only scripts and data: no documents, styles, fonts and pictures.
 */
async function startCounter(base: string): Promise<{ base: string; sent: Sent[]; stop(): void }> {
  const sent: Sent[] = [];
  const server = createServer((asked, answer) => {
    const { method = "GET", url = "/", headers } = asked;
    const onward = request(new URL(url, base), { method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      let bytes = 0;
      given.on("data", (chunk: Buffer) => (bytes += chunk.length));
      if (isCounted(given.headers["content-type"], url)) given.once("end", () => sent.push({ path: url, bytes }));
      given.pipe(answer);
    });
    onward.once("error", () => answer.destroy());
    asked.pipe(onward);
  });
  await new Promise<void>((open) => server.listen(0, "127.0.0.1", open));
  const { port } = server.address() as AddressInfo;
  return {
    base: `http://127.0.0.1:${port}`,
    sent,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** An answer that has not changed (304) has no type, so its address counts as well. */
function isCounted(type = "", path: string): boolean {
  const isOther = /^(text\/(html|css)|image\/|font\/)/.test(type) || /\.(css|woff2|avif|jpg|png|svg)(\?|$)/.test(path);
  return !isOther;
}

/** Returns the scripts and data of a first visit to a page on a phone, up to six seconds after its load event. */
export async function countSent(browser: Browser, base: string, path: string): Promise<readonly Sent[]> {
  const counter = await startCounter(base);
  const context = await browser.newContext({ ...phone, serviceWorkers: "allow" });
  const page = await context.newPage();
  await page.goto(counter.base + path, { waitUntil: "load" });
  await page.waitForTimeout(SECONDS * 1000);
  await context.close();
  counter.stop();
  return counter.sent;
}

/** Measures the scripts and data of each page, with the budget in the last row. */
export async function sentTables(browser: Browser, base: string, paths: Record<string, string>): Promise<Table[]> {
  const rows: (string | number)[][] = [];
  for (const [name, path] of Object.entries(paths)) {
    const sent = await countSent(browser, base, path);
    rows.push([name, (sent.reduce((sum, { bytes }) => sum + bytes, 0) / 1000).toFixed(1), sent.length]);
  }
  rows.push(["budget", (budgets.sent / 1000).toFixed(1), budgets.sentRequests]);
  return [{ title: `Scripts and data ${SECONDS} s after load, kB as sent`, head: ["screen", "kB", "requests"], rows }];
}
