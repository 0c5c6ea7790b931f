import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { runShop } from "../tests/run-shop.ts";
import type { Table } from "./table.ts";

const A_SECOND = 100;
/** Each step lasts this long at least. */
const STEP_MS = 60_000;
const ADDRESSES = 50;
const sources = [
  "app",
  "catalogue",
  "content",
  "db",
  "public",
  "scripts",
  "server",
  "package.json",
  "package-lock.json",
  "react-router.config.ts",
  "shop.config.ts",
  "tsconfig.json",
  "vite.config.ts",
];

type Asked = { path: string; body?: object; kind: string };
type Counts = Map<string, { asked: number; failed: Map<string, number>; ms: number[] }>;
type Visitor = { base: string; agent: Agent | false; address: number; token: string; cookie: string };

/**
 * Releases a changed shop, and goes back, while a hundred requests a second ask for pages, files, prices and orders, from
 * fifty addresses, on kept-alive and on new connections. What is not answered, or with 404 or 5xx, has failed.
 */
export async function releaseTables(): Promise<Table[]> {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-release-"));
  const data = join(folder, ".data");
  for (const path of sources) cpSync(path, join(folder, path), { recursive: true, preserveTimestamps: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  await command(folder, data, ["scripts/build.mjs"]);
  const shop = await runShop({ data, folder, environment: { TRUST_PROXY: "yes" } });
  const rows: Table["rows"][number][] = [];
  try {
    const settings = join(folder, "shop.config.ts");
    for (const [step, args] of [
      ["release", ["scripts/release.mjs"]],
      ["way back", ["scripts/release.mjs", "back"]],
    ] as const) {
      writeFileSync(settings, `${readFileSync(settings, "utf8")}\n// A later version.\n`);
      const began = performance.now();
      const flood = startFlood(shop.base, folder);
      await command(folder, data, args);
      const took = performance.now() - began;
      await new Promise((done) => setTimeout(done, Math.max(0, STEP_MS - took)));
      rows.push(...rowsOf(`${step} (${Math.round(took / 1000)} s)`, await flood.stop()));
    }
  } finally {
    await shop.stop("SIGTERM");
    rmSync(folder, { recursive: true, force: true });
  }
  return [
    {
      title: `${A_SECOND} requests a second while a release lasts`,
      head: ["step", "what", "asked", "failed", "p99 ms"],
      rows,
    },
  ];
}

function command(folder: string, data: string, args: readonly string[]): Promise<void> {
  const child: ChildProcess = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, DATA_DIR: data },
    stdio: "inherit",
  });
  return new Promise((done, fail) =>
    child.once("exit", (code) => (code === 0 ? done() : fail(new Error(`${args.join(" ")} ended with ${code}`)))),
  );
}

function startFlood(base: string, folder: string) {
  const counts: Counts = new Map();
  const files = filesOf(folder);
  const visitors: Promise<Visitor>[] = Array.from({ length: ADDRESSES }, (_, address) => arrive(base, address));
  const running = new Set<Promise<void>>();
  let turn = 0;
  const timer = setInterval(() => {
    const asked = next(turn++, files);
    const one = visitors[turn % ADDRESSES]?.then((visitor) => count(counts, asked, visitor));
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
  if (at < 70) return { kind: "file", path: files[turn % files.length] ?? "/icon.svg" };
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

/** The files of the pages that are open, of whichever build they are. */
function filesOf(folder: string): string[] {
  const manifest = readFileSync(join(folder, "builds/history.json"), "utf8");
  const [name] = (JSON.parse(manifest) as string[]).slice(-1);
  const html = readFileSync(join(folder, `builds/${name}/build/server/index.js`), "utf8");
  return [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g) ?? [])];
}

async function arrive(base: string, address: number): Promise<Visitor> {
  const hello = await fetch(`${base}/api/csrf`);
  const { token } = (await hello.json()) as { token: string };
  const cookie = hello.headers.get("set-cookie")?.split(";", 1)[0] ?? "";
  const agent = address % 2 === 0 && new Agent({ keepAlive: true, maxSockets: 2 });
  return { base, agent, address, token, cookie };
}

async function count(counts: Counts, asked: Asked, visitor: Visitor): Promise<void> {
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
  const status = String(said.status);
  if (!/^[23]|^409$/.test(status)) row.failed.set(status, (row.failed.get(status) ?? 0) + 1);
}

function send({ path, body }: Asked, visitor: Visitor): Promise<{ status: number | string; text: string }> {
  const { base, agent, address, token, cookie } = visitor;
  const headers = {
    "x-forwarded-for": `198.51.100.${address}`,
    ...(body && { "content-type": "application/json", "x-csrf-token": token, cookie }),
  };
  return new Promise((done) => {
    const outgoing = request(`${base}${path}`, { method: body ? "POST" : "GET", agent, headers, timeout: 20_000 });
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

function rowsOf(step: string, counts: Counts): Table["rows"][number][] {
  return [...counts].map(([kind, { asked, failed, ms }]) => {
    const sorted = ms.toSorted((a, b) => a - b);
    const p99 = Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0);
    return [step, kind, asked, [...failed].map(([status, n]) => `${n} x ${status}`).join(", ") || 0, p99];
  });
}
