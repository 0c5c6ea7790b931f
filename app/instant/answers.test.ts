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
  vi.stubGlobal("__MANIFEST__", "manifest-1.js");
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

/** A response of the shop's own origin, as its clones are. */
function basic(answer: Response): Response {
  const clone = answer.clone.bind(answer);
  const url = { value: "https://shop.example/" };
  return Object.defineProperties(answer, { url, type: { value: "basic" }, clone: { value: () => basic(clone()) } });
}

test("a document of another build is shown and not kept", async () => {
  const { caches, countIn } = createCaches();
  vi.stubGlobal("caches", caches);
  const { answerPage } = await startWorker();
  const open = async (path: string, body: string) => {
    const answer = new Response(body, { headers: { "content-type": "text/html" } });
    vi.stubGlobal("fetch", async () => basic(answer));
    let work: Promise<unknown> | undefined;
    const event = Object.assign(new Event("fetch"), {
      request: new Request(`https://shop.example${path}`),
      preloadResponse: Promise.resolve(undefined),
      waitUntil: (done: Promise<unknown>) => {
        work = done;
      },
      respondWith: () => undefined,
    });
    expect(await (await answerPage(event)).text()).toBe(body);
    await work;
  };
  await open("/product/20", 'import("/assets/manifest-2.js")');
  expect(countIn("shop-pages-1")).toBe(0);
  await open("/product/21", 'import("/assets/manifest-1.js")');
  expect(countIn("shop-pages-1")).toBe(1);
});
