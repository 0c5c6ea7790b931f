import { randomUUID } from "node:crypto";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { expireHolds } from "../../app/features/orders/expire-holds.server.ts";
import { orderInput, resetShop } from "../../app/features/orders/test-shop.ts";
import { stockLeft } from "../../app/features/stock/stock.server.ts";
import { createTestDatabase, databaseKinds, type TestDatabase } from "../../db/test-database.ts";
import { type RunningShop, runShop } from "../run-shop.ts";

const LIMIT = 30;
const tokenIn = /[?&](?:token|confirm)=([\w.-]+)/;
const waiting = { timeout: 20_000, interval: 100 };
const isHere = databaseKinds().includes("PostgreSQL");

type Answer = { status: number; body: { order?: { number: string; code: string }; error?: { code: string } } };

/** Forwards requests to the processes in turn, as a load balancer does, with the client's address. */
function startBalancer(bases: readonly string[]): Promise<Server> {
  let turn = 0;
  const balancer = createServer((incoming, answer) => {
    const base = new URL(incoming.url ?? "/", bases[turn++ % bases.length]);
    const headers = { ...incoming.headers, "x-forwarded-for": String(incoming.headers["x-shopper"] ?? "192.0.2.1") };
    const onward = request(base, { method: incoming.method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    onward.on("error", () => answer.writeHead(502).end());
    incoming.pipe(onward);
  });
  return new Promise((resolve) => balancer.listen(0, "127.0.0.1", () => resolve(balancer)));
}

describe.runIf(isHere)("two processes behind a load balancer on one PostgreSQL", () => {
  let database: TestDatabase;
  let balancer: Server;
  const dataDir = mkdtempSync(join(tmpdir(), "two-processes-"));
  const processes: RunningShop[] = [];
  const bases: string[] = [];
  let shared = "";
  let shoppers = 0;

  function start(): Promise<RunningShop> {
    return runShop({
      data: dataDir,
      program: ["tests/faults/shop-process.ts"],
      environment: {
        DATABASE_URL: database.place,
        SECRET: "one secret for both of the processes",
        RATE_LIMIT: String(LIMIT),
        TRUST_PROXY: "yes",
      },
    });
  }
  beforeAll(async () => {
    database = await createTestDatabase("PostgreSQL");
    processes.push(...(await Promise.all([start(), start()])));
    bases.push(...processes.map(({ base }) => base));
    balancer = await startBalancer(bases);
    shared = `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`;
  }, 120_000);
  beforeEach(() => resetShop(database.db));
  afterAll(async () => {
    balancer?.close();
    await Promise.all(processes.map((shop) => shop.stop("SIGTERM")));
    await database?.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** A browser with its own IP address, whose requests go to either process. */
  function browser(address = `192.0.2.${1 + (++shoppers % 250)}`) {
    const jar = new Map<string, string>();
    async function send(path: string, init: RequestInit = {}, base = shared): Promise<Response> {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
      const headers = { ...init.headers, cookie, "x-shopper": address };
      const response = await fetch(base + path, { ...init, headers });
      for (const line of response.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        jar.set(name, value);
      }
      return response;
    }
    async function post(path: string, body: unknown, base = shared): Promise<Answer> {
      if (!jar.has("csrf")) await send("/api/csrf");
      const headers = { "content-type": "application/json", "x-csrf-token": jar.get("csrf") ?? "" };
      const response = await send(path, { method: "POST", headers, body: JSON.stringify(body) }, base);
      return { status: response.status, body: (await response.json()) as Answer["body"] };
    }
    return { send, post };
  }
  function orderFor(id: string, quantity: number) {
    const { key, language, lines, checkout } = orderInput([{ id, quantity }]);
    return { key, language, lines, ...checkout };
  }
  const left = async (item: string) => (await stockLeft(database.db, [item])).get(item);
  const outbox = join(dataDir, "outbox");
  const mails = () =>
    existsSync(outbox)
      ? globSync("*.txt", { cwd: outbox }).map((file) => readFileSync(join(outbox, file), "utf8"))
      : [];

  test("40 buyers for 5 pieces: five get one, and nothing is oversold", async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => browser().post("/api/orders", orderFor("1", 1))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(answers.filter(({ body }) => body.error?.code === "sold-out")).toHaveLength(35);
    expect(await left("1")).toBe(0);
    expect(await database.db.selectFrom("orders").select("id").execute()).toHaveLength(5);
  });

  test("one order sent to both, many times in parallel, is one order with one response", async () => {
    const buyer = browser();
    await buyer.send("/api/csrf");
    const order = orderFor("2", 3);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) => buyer.post("/api/orders", order, bases[i % bases.length])),
    );
    expect(new Set(answers.map(({ body }) => body.order?.number)).size).toBe(1);
    expect(answers[0]?.body.order?.number).toMatch(/^V-/);
    expect(await left("2")).toBe(97);
  });

  test("signing in at one signs in at the other, and signing out applies to both", async () => {
    const [one = "", other = ""] = bases;
    const ada = browser();
    const account = { name: "Ada Byron", email: `ada-${randomUUID()}@example.com`, password: "a long password" };
    await ada.post("/api/auth/register", { ...account, language: "en" }, one);
    const mail = await vi.waitFor(() => {
      const found = mails().find((text) => text.includes(account.email) && tokenIn.test(text));
      if (!found) throw new Error("the mail has not been written yet");
      return found;
    }, waiting);
    const token = tokenIn.exec(mail)?.[1];
    expect((await ada.post("/api/auth/confirm", { token, password: account.password }, one)).status).toBe(200);
    for (const base of [one, other])
      expect((await (await ada.send("/api/account", {}, base)).json()).user?.email).toBe(account.email);
    await ada.post("/api/auth/sign-out", {}, other);
    expect((await (await ada.send("/api/account", {}, one)).json()).user).toBeNull();
  });

  test("requests from one address share a rate limit", async () => {
    const address = "198.51.100.7";
    const answers = await Promise.all(
      Array.from({ length: LIMIT + 14 }, () => browser(address).post("/api/orders", orderFor("2", 1))),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(14);
  });

  test("an order that is not paid in time expires once", async () => {
    const { body } = await browser().post("/api/orders", orderFor("2", 2));
    const number = body.order?.number ?? "";
    expect(await left("2")).toBe(98);
    const past = new Date(Date.now() - 60_000).toISOString();
    await database.db.updateTable("orders").set({ hold_until: past }).where("number", "=", number).execute();
    const another = await database.openAnother();
    const now = new Date();
    const ended = await Promise.all([database.db, another].map((db) => expireHolds(db, async () => true, now)));
    expect(ended.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(1);
    expect(await left("2")).toBe(100);
    const events = database.db.selectFrom("order_events").select("id").where("kind", "=", "expired");
    expect(await events.execute()).toHaveLength(1);
  });

  test("e-mails that both could send are sent once", async () => {
    const emails = Array.from({ length: 12 }, () => `${randomUUID()}@example.com`);
    await Promise.all(emails.map((email) => browser().post("/api/newsletter", { email, language: "en" })));
    const about = (email: string) => mails().filter((text) => text.includes(`To: ${email}`));
    await vi.waitFor(() => expect(emails.filter((email) => about(email).length === 0)).toEqual([]), waiting);
    const jobs = await database.db.selectFrom("jobs").selectAll().execute();
    expect(jobs.map(({ attempts }) => attempts)).toEqual(jobs.map(() => 1));
    expect(jobs).toHaveLength(emails.length);
    expect(emails.map((email) => about(email).length)).toEqual(emails.map(() => 1));
  });
});
