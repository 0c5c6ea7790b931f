import { afterEach, expect, test, vi } from "vitest";
import type { Ratings } from "../../app/features/catalogue/ratings.ts";
import { createClock } from "../../app/features/orders/test-shop.ts";
import { makePage } from "./html-cache.ts";
import { createPageCache } from "./page-cache.ts";
import type { PageRenderer } from "./page-renderer.ts";
import { createPages } from "./pages.ts";
import { openTestThreads, type TestThreads } from "./test-render-thread.ts";

const opened: TestThreads[] = [];
afterEach(() => Promise.all(opened.splice(0).map(({ threads }) => threads.close())));

/** Opens pages that show the products named in their path, as in `/list/1/2`, and tell what had sold out as they were rendered. */
function openPages() {
  const pool = openTestThreads({ most: 0 });
  opened.push(pool);
  const clock = createClock();
  let gone: string[] = [];
  let ratings: Ratings = {};
  let rendered = 0;
  const renderer: PageRenderer = {
    renderRequest: async () => new Response(""),
    async renderPage({ url }) {
      rendered++;
      const products = new URL(url).pathname.split("/").slice(2);
      return makePage(`without ${gone.join()}`, 200, {}, { products });
    },
  };
  const stock = () => ({ left: {}, gone, ratings, version: `${gone.join()} ${JSON.stringify(ratings)}` });
  const rest = { wordsFolder: "public/locales", baseUrl: undefined, stock, cachedPages: 600, now: clock.now };
  const answer = createPages({ renderer, threads: pool.threads, ...rest });
  return {
    clock,
    sellOut: (...items: string[]) => {
      gone = items;
    },
    review: (id: string, average: number) => {
      ratings = { ...ratings, [id]: { average, count: 1 } };
    },
    renderings: () => rendered,
    get: async (path: string) => (await answer(new Request(`http://shop.example${path}`))).text(),
  };
}

test("a page that shows what has sold out is rendered anew for whoever asks next, one without products never", async () => {
  const { get, sellOut, renderings } = openPages();
  for (const path of ["/list/1/2", "/product/7", "/about"]) await get(path);
  sellOut("7:black:m");
  expect(await get("/product/7")).toBe("without 7:black:m");
  expect(await get("/about")).toBe("without ");
  expect(renderings()).toBe(4);
});

test("a page that shows what has been reviewed is rendered anew for whoever asks next", async () => {
  const { get, review, renderings } = openPages();
  for (const path of ["/list/1/2", "/product/7", "/product/8"]) await get(path);
  review("7", 4);
  await get("/product/7");
  expect(renderings()).toBe(4);
  review("7", 5);
  await get("/product/7");
  expect(renderings()).toBe(5);
});

test("a page that may count it is served as it is and rendered anew in the background, once", async () => {
  const { get, sellOut, renderings } = openPages();
  await get("/list/1/2");
  sellOut("7");
  expect(await get("/list/1/2")).toBe("without ");
  await vi.waitFor(async () => expect(await get("/list/1/2")).toBe("without 7"));
  expect(renderings()).toBe(2);
});

test("pages that show it are served as they are, too, where they are more than fifty", async () => {
  const { get, sellOut, renderings } = openPages();
  for (let i = 0; i < 51; i++) await get(`/list-${i}/7`);
  sellOut("7");
  expect(await get("/list-0/7")).toBe("without ");
  await vi.waitFor(() => expect(renderings()).toBe(52));
});

test("whoever takes and frees last pieces every ten seconds has few pages rendered, and never all", async () => {
  const { get, sellOut, renderings, clock } = openPages();
  const paths = Array.from({ length: 300 }, (_, i) => `/list/${i}/${i + 1}`);
  for (const path of paths) await get(path);
  for (let round = 0; round < 10; round++) {
    sellOut(...(round % 2 ? [] : ["7", "9", `${round}`]));
    for (const path of paths) await get(path);
    clock.pass(10_000);
  }
  expect(renderings() - 300).toBeLessThanOrEqual(10 * (20 + 6));
});

test("a cache without places keeps no page", async () => {
  const cache = createPageCache(0, () => ({ left: {}, gone: [], ratings: {}, version: "" }));
  cache.set("/", await makePage("<p>A screen", 200, {}), "");
  expect(cache.get("/")).toBeUndefined();
});
