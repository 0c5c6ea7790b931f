import { sessionCookie } from "../../server/auth.ts";
import { readableUrl } from "../../server/pages/readable-url.ts";
import { freePort } from "../free-port.ts";
import { isLong } from "../is-long.ts";
import { everyScreen } from "./every-screen.ts";
import { OwnShop } from "./own-shop.ts";
import { everyKey } from "./query-keys.ts";
import { TestThread } from "./render-on-thread.ts";
import { expect, test } from "./shop-test.ts";

test.describe.configure({ mode: "default" });

const shop = new OwnShop(await freePort());
let thread: TestThread;

test.beforeAll(async () => {
  await shop.open();
  thread = new TestThread({ dataDir: shop.data, origin: shop.base });
});
test.afterAll(async () => {
  await thread.end();
  await shop.remove();
});

/** The headers that a thread decides on. */
const names = [
  "content-type",
  "content-language",
  "content-security-policy",
  "cache-control",
  "vary",
  "referrer-policy",
];

for (const [first, language] of ["en", "ar"].entries())
  test(`a thread renders every page as the main thread does, by turns in ${language}`, async () => {
    // Each in one of both, unless there is time.
    for (const path of everyScreen().filter((_, turn) => isLong || turn % 2 === first)) {
      const answer = await fetch(`${shop.base}${path}`, {
        redirect: "manual",
        // Whoever may be signed in gets the account's own page.
        headers: { "accept-language": language, cookie: `${sessionCookie(false)}=x` },
      });
      const { pathname, search } = readableUrl(`${shop.base}${path}`, language);
      const page = await thread.render(pathname + search, language);
      if (!page) {
        expect(answer.status, path).toBe(301);
        continue;
      }
      const headers = new Headers(page.headers);
      expect([page.status, page.etag], path).toEqual([answer.status, answer.headers.get("etag")]);
      for (const name of names.filter((name) => headers.has(name)))
        expect(answer.headers.get(name), path).toBe(headers.get(name));
      expect(page.html, path).toBe(await answer.text());
    }
  });

test("no screen reads a key of its query that its cached page is not kept by", async () => {
  test.setTimeout(180_000);
  const query = everyKey().toString();
  const read = new Set<string>();
  for (const screen of [...everyScreen(), "/product/4", "/product-slider/4"]) {
    const path = screen.replace(/\?.*/, "");
    const { pathname, search } = readableUrl(`${shop.base}${path}?${query}`, "en");
    const [whole, kept, bare] = await Promise.all(
      [`${path}?${query}`, pathname + search, path].map((address) => thread.render(address, "en")),
    );
    expect(kept?.html, `${path} without the keys that it does not read`).toBe(whole?.html);
    if (kept?.html !== bare?.html) read.add(path);
  }
  for (const path of [
    "/search",
    "/shop-grid-standard",
    "/product/4",
    "/product-slider/4",
    "/blog-standard",
    "/blog-details-standard",
    "/wishlist",
    "/compare",
  ])
    expect([...read], "the query makes a difference").toContain(path);
});
