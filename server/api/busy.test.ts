import { expect, test, vi } from "vitest";
import { sampleCatalogue } from "../../app/features/catalogue/test-catalogue.ts";
import { setStock } from "../../app/features/stock/stock.server.ts";
import { createApi } from "./api.ts";
import { catalogueRoutes } from "./catalogue.ts";
import { openTestApi, orderBody } from "./test-api.ts";

/** Ten times the twenty shoppers of the load test. */
const FLOOD = 200;
type Ask = (path: string) => Response | Promise<Response>;

/** Sends requests that stay unanswered until `letGo`, and others meanwhile. */
async function flood(ask: Ask, { pathOf, most, meanwhile, letGo }: Flood) {
  const answers = Array.from({ length: FLOOD }, async (_, i) => ask(pathOf(i)));
  const refused = await firstOf(answers, FLOOD - most);
  const others = await Promise.all(meanwhile.map(ask));
  letGo();
  const answered = (await Promise.all(answers)).filter((answer) => !refused.includes(answer));
  return { refused, others, answered };
}
type Flood = { pathOf: (i: number) => string; most: number; meanwhile: readonly string[]; letGo: () => void };

/** Resolves with the first `count` responses to arrive. */
function firstOf(answers: readonly Promise<Response>[], count: number): Promise<Response[]> {
  const first: Response[] = [];
  return new Promise((resolve) => {
    for (const answer of answers)
      answer.then((response) => {
        if (first.length < count) first.push(response);
        if (first.length === count) resolve(first);
      });
  });
}

const statuses = (answers: readonly Response[]) => answers.map(({ status }) => status);
const all = (count: number, status: number) => Array<number>(count).fill(status);

test("a full shop refuses requests with a retry time, still reports that it is alive, and recovers", async () => {
  const api = await openTestApi();
  const held = Promise.withResolvers<void>();
  const rates = { base: "EUR", rates: {}, asOf: null };
  const app = createApi({ ...api.deps(), rates: { current: () => held.promise.then(() => rates) } });
  const { refused, others, answered } = await flood((path) => app.request(path), {
    pathOf: () => "/api/rates",
    most: 100,
    meanwhile: ["/healthz", "/readyz", "/api/payments"],
    letGo: held.resolve,
  });
  expect(statuses(refused)).toEqual(all(100, 503));
  for (const answer of refused) expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refused[0]?.json()).toMatchObject({ error: { code: "unavailable" } });
  expect(statuses(others)).toEqual([200, 200, 503]);
  expect(statuses(answered)).toEqual(all(100, 200));
  expect((await app.request("/api/payments")).status).toBe(200);
  await api.close();
});

test("a payment provider that does not answer takes no more than its part: orders are placed, and all else answers", async () => {
  const api = await openTestApi();
  await api.reset();
  const held = Promise.withResolvers<string>();
  const payment = { ...api.deps().payment, start: () => held.promise };
  const environment = { ...api.deps().environment, rateLimit: 0 };
  await setStock(api.db, "2", FLOOD, new Date());
  const app = createApi({ ...api.deps(), environment, payment });
  const own = { cookie: `csrf=${api.token()}`, "x-csrf-token": api.token(), "content-type": "application/json" };
  const place = async () => {
    const body = JSON.stringify(orderBody([{ id: "2", quantity: 1 }]));
    return app.request("/api/orders", { method: "POST", headers: own, body });
  };
  const answers = Array.from({ length: 90 }, place);
  const placed = await firstOf(answers, 70);
  expect(statuses(placed)).toEqual(all(70, 201));
  const payUrl = expect.stringMatching(/^\/pay\//);
  expect(await placed[0]?.json()).toMatchObject({ order: { payUrl } });
  expect((await app.request("/api/payments")).status).toBe(200);
  held.resolve("https://pay.example/");
  expect(statuses(await Promise.all(answers))).toEqual(all(90, 201));
  await api.close();
});

test("what takes longer than a proxy waits is refused in the shop's own words", async () => {
  const api = await openTestApi();
  const app = createApi({ ...api.deps(), rates: { current: () => new Promise(() => undefined) } });
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const answer = app.request("/api/rates");
  await new Promise(setImmediate);
  vi.advanceTimersByTime(25_000);
  vi.useRealTimers();
  expect((await answer).status).toBe(503);
  expect((await answer).headers.get("retry-after")).toBe("5");
  expect(await (await answer).json()).toMatchObject({ error: { code: "unavailable" } });
  await api.close();
});

test("a slow upload takes no slot before its body is complete", async () => {
  const api = await openTestApi();
  const app = createApi(api.deps());
  const own = { cookie: `csrf=${api.token()}`, "x-csrf-token": api.token() };
  const headers = { "content-type": "application/json", "content-length": "9", ...own };
  const ends: (() => void)[] = [];
  const waiting = Array.from({ length: FLOOD }, async () => {
    const body = new ReadableStream({ start: (controller) => void ends.push(() => controller.close()) });
    return app.request("/api/quote", { method: "POST", body, duplex: "half", headers } as RequestInit);
  });
  await new Promise(setImmediate);
  expect((await app.request("/api/payments")).status).toBe(200);
  for (const end of ends) end();
  expect(new Set(statuses(await Promise.all(waiting)))).toContain(400);
  await api.close();
});

test("catalogue queries have a limit of their own, and cached responses do not count", async () => {
  const held = Promise.withResolvers<void>();
  const catalogue = sampleCatalogue();
  const find: typeof catalogue.find = (...question) => held.promise.then(() => catalogue.find(...question));
  const routes = catalogueRoutes(async () => ({ ...catalogue, find }));
  await routes.request("/tags");
  const { refused, others, answered } = await flood((path) => routes.request(path), {
    pathOf: (i) => `/page?count=15&min=0&max=${1000 + i}`,
    most: 50,
    meanwhile: ["/tags", "/products?ids=1"],
    letGo: held.resolve,
  });
  expect(statuses(refused)).toEqual(all(150, 503));
  expect(refused[0]?.headers.get("retry-after")).toBe("5");
  expect(statuses(others)).toEqual([200, 503]);
  expect(statuses(answered)).toEqual(all(50, 200));
});
