import { beforeEach, expect, test, vi } from "vitest";
import { PICTURES } from "./request-kind.ts";

/** The caches of a browser, which outlive the worker. */
function createCaches() {
  const opened = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const entries = opened.get(name) ?? new Map<string, Response>();
    opened.set(name, entries);
    return {
      match: async (url: string) => entries.get(url),
      put: async (url: string, answer: Response) => void entries.set(url, answer),
      delete: async (url: string) => entries.delete(url),
      keys: async () => [...entries.keys()],
    };
  };
  return { caches: { open }, countIn: (name: string) => opened.get(name)?.size ?? 0 };
}

/** Starts the worker, as a browser does when it has been idle. */
async function startWorker() {
  vi.resetModules();
  return await import("./answers.ts");
}

const answer = () => Object.defineProperty(new Response("picture"), "type", { value: "basic" });

beforeEach(() => {
  vi.stubGlobal("__BUILD__", "1");
  return () => vi.unstubAllGlobals();
});

test("pictures do not pile up on a device whose worker is stopped between the pages", async () => {
  const { caches, countIn } = createCaches();
  vi.stubGlobal("caches", caches);
  for (let page = 0; page < 60; page++) {
    const { storeAnswer } = await startWorker();
    for (let i = 0; i < 12; i++)
      await storeAnswer(PICTURES, `https://shop.example/pictures/${page}-${i}.avif`, answer());
  }
  expect(countIn(PICTURES)).toBeLessThanOrEqual(420);
});

test("nothing is stored that must not be, or is no success of the shop itself", async () => {
  const { caches, countIn } = createCaches();
  vi.stubGlobal("caches", caches);
  const { storeAnswer } = await startWorker();
  const url = "https://shop.example/pictures/a.avif";
  await storeAnswer(PICTURES, url, new Response("of another origin"));
  for (const init of [{ status: 404 }, { headers: { "cache-control": "private, no-store" } }])
    await storeAnswer(PICTURES, url, Object.defineProperty(new Response("", init), "type", { value: "basic" }));
  expect(countIn(PICTURES)).toBe(0);
  await storeAnswer(PICTURES, url, answer());
  expect(countIn(PICTURES)).toBe(1);
});

test("with caches that the browser cannot read, the network answers", async () => {
  vi.stubGlobal("caches", { open: () => Promise.reject(new Error("Unexpected internal error")) });
  vi.stubGlobal("fetch", async () => answer());
  vi.resetModules();
  const { answerBuilt, answerPage } = await import("./answers.ts");
  const event = (path: string) => {
    const request = new Request(`https://shop.example${path}`);
    const [preloadResponse, waitUntil] = [Promise.resolve(undefined), () => undefined];
    return Object.assign(new Event("fetch"), { request, preloadResponse, waitUntil, respondWith: () => undefined });
  };
  expect(await (await answerBuilt(event("/assets/shell.js"))).text()).toBe("picture");
  expect(await (await answerPage(event("/product/20"))).text()).toBe("picture");
});
