import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestAccounts } from "./api/test-accounts.ts";
import { jobHandlers } from "./api/workers.ts";
import { workJobs } from "./jobs/work-jobs.ts";
import { createLog } from "./log.ts";
import { createShopApp } from "./shop-app.ts";

const GIVEN = "0af7651916cd43dd8448eb211c80319c";
const header = `00-${GIVEN}-b7ad6b7169203331-01`;
let shop: Awaited<ReturnType<typeof openTestAccounts>>;
const lines: { trace?: string; msg: string }[] = [];
const log = createLog("info", { write: (line: string) => void lines.push(JSON.parse(line)) });
beforeAll(async () => {
  shop = await openTestAccounts("SQLite");
});
afterAll(() => shop.close());

/** Requests a page that fails, and returns the trace of its line in the log. */
async function traceOf(variables: Record<string, string>, traceparent?: string): Promise<string | undefined> {
  await shop.reopen(variables, { log });
  lines.length = 0;
  await shopApp().request("http://localhost/", { ...(traceparent && { headers: { traceparent } }) });
  return lines.find(({ msg }) => msg === "an answer failed")?.trace;
}

function shopApp() {
  const pages = () => Promise.reject(new Error("no page today"));
  const nothing = { faces: "", wordsIn: () => ({}) } as never;
  return createShopApp({
    deps: shop.deps(),
    catalogue: new Hono(),
    feeds: new Hono(),
    invoices: nothing,
    files: undefined,
    pages,
  });
}

test("a line of the log has the trace id that a trusted proxy gave the request, or one of the shop's own", async () => {
  expect(await traceOf({ TRUST_PROXY: "yes" }, header)).toBe(GIVEN);
  for (const [variables, given] of [
    [{}, header],
    [{ TRUST_PROXY: "yes" }, undefined],
    [{ TRUST_PROXY: "yes" }, `00-${"0".repeat(32)}-b7ad6b7169203331-01`],
    [{ TRUST_PROXY: "yes" }, "00-<script>-b7ad6b7169203331-01"],
  ] as const) {
    const own = await traceOf(variables, given);
    expect(own).toMatch(/^[0-9a-f]{32}$/);
    expect(own).not.toBe(GIVEN);
  }
});

test("a letter that comes of a request has its trace id when it fails, hours later", async () => {
  const carrier = { id: "failing", send: () => Promise.reject(new Error("mailbox full")) };
  await shop.reopen({ TRUST_PROXY: "yes" }, { log, carrier });
  const app = shopApp();
  const { token } = (await (await app.request("/api/csrf")).json()) as { token: string };
  const body = { name: "Ada", email: "ada@example.com", password: "four words in a row", language: "en" };
  await app.request("/api/auth/register", {
    method: "POST",
    body: JSON.stringify(body),
    headers: {
      "content-type": "application/json",
      cookie: `csrf=${token}`,
      "x-csrf-token": token,
      traceparent: header,
    },
  });
  lines.length = 0;
  await workJobs({ db: shop.db, handlers: jobHandlers(shop.deps()), log, now: shop.clock.now });
  expect(lines.filter(({ msg }) => msg === "a job failed").map(({ trace }) => trace)).toEqual([GIVEN]);
});
