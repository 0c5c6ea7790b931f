import { afterEach, describe, expect, test } from "vitest";
import { makePage } from "./html-cache.ts";
import type { PageRenderer } from "./page-renderer.ts";
import { createPages } from "./pages.ts";
import { openTestThreads, startAll, type TestThreads } from "./test-render-thread.ts";

const opened: TestThreads[] = [];
afterEach(() => Promise.all(opened.splice(0).map(({ threads }) => threads.close())));

/** Opens the shop's pages with a main thread that answers with the path as its page; `rendered` lists them. */
function openPages(settings: Parameters<typeof openTestThreads>[0] = {}) {
  const pool = openTestThreads({ isOccupied: () => true, ...settings });
  opened.push(pool);
  const rendered: string[] = [];
  const renderer: PageRenderer = {
    renderRequest: async (request) => new Response(`answered ${new URL(request.url).pathname}`),
    async renderPage({ url }) {
      const { pathname, search } = new URL(url);
      rendered.push(pathname + search);
      if (pathname.startsWith("/waits/")) return new Promise(() => undefined);
      return pathname === "/moved" ? undefined : makePage(`main ${pathname}`, 200, {});
    },
  };
  const { version = () => "a" } = settings;
  const stock = () => ({ left: {}, ratings: {}, version: version() });
  const rest = { wordsFolder: "public/locales", baseUrl: undefined, stock, cachedPages: 9 };
  const answer = createPages({ renderer, threads: pool.threads, ...rest });
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await answer(new Request(`http://shop.example${path}`, { headers }));
    return response.status === 200 ? response.text() : response.status;
  };
  return { ...pool, rendered, get };
}

describe("pages", () => {
  test("are rendered once, whatever made-up queries and campaign parameters ask for them", async () => {
    const { get, rendered } = openPages({ most: 0 });
    for (const path of ["/", "/?q=1", "/?q=2&colour=red", "/?utm_source=letter&order=INV-1", "/?lng=xx"])
      expect(await get(path)).toBe("main /");
    expect(rendered).toEqual(["/"]);
  });

  test("are one page in a language, whoever chose it", async () => {
    const { get, rendered } = openPages({ most: 0 });
    for (const path of ["/", "/?lng=en"]) await get(path);
    expect(rendered).toHaveLength(1);
    await get("/?lng=de");
    await get("/", { "accept-language": "de" });
    await get("/", { cookie: "i18next=de" });
    expect(rendered).toHaveLength(2);
  });

  test("are rendered by a thread as soon as there is one, and cached", async () => {
    const { get, rendered, threads, ...pool } = openPages();
    expect(await get("/1")).toBe("main /1");
    await startAll({ threads, ...pool });
    expect(await get("/2")).toBe("/2 with stock a");
    await threads.close();
    expect(await get("/2")).toBe("/2 with stock a");
    expect(rendered).toEqual(["/1"]);
  });

  test("are answered by the main thread if a thread dies or finds no page", async () => {
    const pool = openPages();
    await startAll(pool);
    expect(await pool.get("/moved")).toBe("answered /moved");
    const answers = ["/hangs", "/2", "/dies"].map((path) => pool.get(path));
    expect(pool.threads.rendering()).toBe(2);
    expect(await Promise.all(answers)).toEqual(["main /hangs", "main /2", "main /dies"]);
    expect(pool.warnings).toHaveLength(1);
  });

  test.each([
    ["the main thread", 0],
    ["a thread", 1],
  ])("are not cached if the stock changed while %s rendered them", async (_, most) => {
    let version = "a";
    const pool = openPages({ most, version: () => version });
    if (most > 0) await startAll(pool);
    const isCached = async () => {
      const before = pool.rendered.length;
      const page = pool.get("/1");
      const isRendering = pool.threads.rendering() > 0;
      version = "b";
      await page;
      version = "a";
      return pool.rendered.length === before && !isRendering;
    };
    expect(await isCached()).toBe(false);
    expect(await isCached()).toBe(false);
    await pool.get("/1");
    expect(await isCached()).toBe(true);
  });

  test.each([
    { most: 0, onMain: 12 },
    { most: 2, onMain: 2 },
  ])(
    "wait in line, $onMain on the main thread beside $most others, and are refused beyond, after a moment",
    async ({ most, onMain }) => {
      const pool = openPages({ most });
      if (most > 0) await startAll(pool, most);
      for (let i = 0; i < 14; i++)
        await Promise.all(Array.from({ length: most }, (_, thread) => pool.get(`/${i}/${thread}`)));
      for (let i = 0; i < 20 * most + onMain; i++) void pool.get(`/waits/${i}`);
      const asked = performance.now();
      expect(await pool.get("/1")).toBe(503);
      expect(performance.now() - asked, "or whoever asks again at once takes the time of others").toBeGreaterThan(140);
      expect(pool.threads.rendering()).toBe(20 * most);
    },
  );
});
