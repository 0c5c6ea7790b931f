import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import type { Table } from "./table.ts";

export const A_SECOND = 100;
const ADDRESSES = 50;
/** One page in so many has a file of it requested, up to three seconds later and from whichever build answers then. */
const PAIRS = 3;
const PAIR_MS = 3_000;

type Asked = { path: string; body?: object; kind: string };
type Counts = Map<string, { asked: number; failed: Map<string, number>; ms: number[] }>;
type Visitor = {
  base: string;
  from: string | undefined;
  agent: Agent | false;
  address: number;
  token: string;
  cookie: string;
};

/**
 * A hundred requests a second from fifty addresses, on kept-alive and on new connections, until it is stopped. What is not
 * answered, or with 404 or 5xx, has failed. Behind a proxy, each address is one of this machine's.
 */
export function startFlood(base: string, { isProxied }: { isProxied: boolean }) {
  const counts: Counts = new Map();
  const files: string[] = [];
  const visitors = Array.from({ length: ADDRESSES }, (_, address) => arrive(base, address, isProxied));
  const running = new Set<Promise<void>>();
  let turn = 0;
  const timer = setInterval(() => {
    const asked = next(turn++, files);
    const one = visitors[turn % ADDRESSES]?.then((visitor) => count(counts, asked, visitor, files));
    if (!one) return;
    running.add(one);
    void one.finally(() => running.delete(one));
  }, 1000 / A_SECOND);
  return {
    async stop(): Promise<Counts> {
      clearInterval(timer);
      await Promise.all(running);
      for (const visitor of await Promise.all(visitors)) if (visitor.agent) visitor.agent.destroy();
      return counts;
    },
  };
}

/** Of a hundred: 70 cached pages and files, 20 pages nobody has asked for, 6 prices, 3 orders and a newsletter's sign-up. */
function next(turn: number, files: readonly string[]): Asked {
  const at = turn % 100;
  const lines = [{ id: "20", quantity: 1 }];
  if (at < 35)
    return { kind: "cached page", path: ["/", "/shop-grid-standard", "/product/20", "/cart"][turn % 4] ?? "/" };
  if (at < 70) return { kind: "file", path: files[Math.floor(Math.random() * files.length)] ?? "/icon.svg" };
  if (at < 90) return { kind: "fresh page", path: `/search?q=${randomUUID().slice(0, 8)}` };
  if (at < 96) return { kind: "price", path: "/api/quote", body: { lines, country: "DE", method: "standard" } };
  if (at < 99) return { kind: "order", path: "/api/orders", body: orderOf(lines) };
  return {
    kind: "sign-up",
    path: "/api/newsletter",
    body: { email: `ada-${randomUUID()}@example.com`, language: "en" },
  };
}

function orderOf(lines: object) {
  const address = { name: "Ada Lovelace", street: "Lindenhof 12", postcode: "10405", city: "Berlin", country: "DE" };
  const contact = { email: `ada-${randomUUID()}@example.com` };
  return { key: randomUUID(), lines, language: "en", contact, address, method: "standard", acceptsTerms: true };
}

async function arrive(base: string, address: number, isProxied: boolean): Promise<Visitor> {
  const hello = await fetch(`${base}/api/csrf`);
  const { token } = (await hello.json()) as { token: string };
  const cookie = hello.headers.get("set-cookie")?.split(";", 1)[0] ?? "";
  const agent = address % 2 === 0 && new Agent({ keepAlive: true, maxSockets: 2 });
  const from = isProxied ? `127.0.1.${address + 1}` : undefined;
  return { base, from, agent, address, token, cookie };
}

async function count(counts: Counts, asked: Asked, visitor: Visitor, files: string[]): Promise<void> {
  const row = counts.get(asked.kind) ?? { asked: 0, failed: new Map<string, number>(), ms: [] };
  counts.set(asked.kind, row);
  row.asked++;
  const began = performance.now();
  let said = await send(asked, visitor);
  const order =
    asked.kind === "order" && said.status === 201
      ? (JSON.parse(said.text) as { order: { number: string; code: string } }).order
      : undefined;
  // Paid at once.
  if (order)
    said = await send({ kind: "payment", path: "/api/payments/test", body: { ...order, outcome: "pay" } }, visitor);
  row.ms.push(performance.now() - began);
  const loaded = asked.kind.endsWith("page") ? (said.text.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g) ?? []) : [];
  files.push(...loaded.slice(0, 2));
  const path = loaded[Math.floor(Math.random() * loaded.length)];
  if (path && row.asked % PAIRS === 0) {
    await new Promise((done) => setTimeout(done, Math.random() * PAIR_MS));
    await count(counts, { kind: "a page's file", path }, visitor, files);
  }
  const status = String(said.status);
  if (!/^[23]|^409$/.test(status)) row.failed.set(status, (row.failed.get(status) ?? 0) + 1);
}

function send({ path, body }: Asked, visitor: Visitor): Promise<{ status: number | string; text: string }> {
  const { base, from, agent, address, token, cookie } = visitor;
  const headers = {
    "x-forwarded-for": `198.51.100.${address}`,
    ...(body && { "content-type": "application/json", "x-csrf-token": token, cookie }),
  };
  return new Promise((done) => {
    const outgoing = request(`${base}${path}`, {
      method: body ? "POST" : "GET",
      agent,
      headers,
      timeout: 20_000,
      localAddress: from,
    });
    outgoing.on("response", (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (piece) => (text += piece));
      response.on("end", () => done({ status: response.statusCode ?? 0, text }));
      response.on("error", (error) => done({ status: error.message, text: "" }));
    });
    outgoing.on("timeout", () => outgoing.destroy(new Error("timeout")));
    outgoing.on("error", (error: NodeJS.ErrnoException) => done({ status: error.code ?? error.message, text: "" }));
    outgoing.end(body && JSON.stringify(body));
  });
}

/** A row of the table for each kind of request. */
export function rowsOf(step: string, counts: Counts): Table["rows"][number][] {
  return [...counts].map(([kind, { asked, failed, ms }]) => {
    const sorted = ms.toSorted((a, b) => a - b);
    const p99 = Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0);
    return [step, kind, asked, [...failed].map(([status, n]) => `${n} x ${status}`).join(", ") || 0, p99];
  });
}
