import { connect } from "node:net";
import { text } from "node:stream/consumers";
import type { Page } from "@playwright/test";
import { storedItems } from "../../app/features/information/storage-table.ts";
import { freePort } from "../free-port.ts";
import { observatoryScore } from "../observatory.ts";
import { addToCart, fillCheckout, placeOrder } from "./buying.ts";
import { openAnother, remembering } from "./looking-round.ts";
import { OwnShop } from "./own-shop.ts";
import { expect, test, visit } from "./shop-test.ts";

const port = await freePort();

/** One page of each kind. */
const walk = [
  "/",
  "/shop-grid-standard?department=plant",
  "/categoryproduct/fashion",
  "/search?q=oak",
  "/product/1",
  "/product-slider/8",
  "/compare",
  "/wishlist",
  "/blog-standard",
  "/blog-details-standard?post=what-a-stoneware-glaze-is",
  "/privacypolicy",
  "/contact",
  "/newsletter",
  "/order",
  "/withdraw",
  "/login-register",
  "/homes",
];

/** What browsing alone may store in a browser (docs/decisions/stored-unasked.md). */
const unasked = [
  "Cookie i18next",
  "Local storage i18nextLng",
  "Session storage vitrine-theme",
  "Session storage react-router-scroll-positions",
  "Cache storage shop-pages",
  "Cache storage shop-built",
  "Cache storage shop-pictures",
];

type Seen = { cookies: string[]; local: string[]; session: string[]; caches: string[] };

async function storedIn(page: Page): Promise<Seen> {
  const keys = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    // Strips the version from cache names.
    caches: (await caches.keys()).map((name) => name.replace(/^(shop-(?:pages|built))-.*/, "$1")),
  }));
  return { ...keys, cookies: (await page.context().cookies()).map(({ name }) => name) };
}

test("browsing contacts no third party, violates no policy and stores only what the privacy page lists", async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const foreign: string[] = [];
  const breaches: string[] = [];
  const stored = new Set<string>();
  const note = async () => {
    const { cookies, local, session, caches } = await storedIn(page);
    for (const name of cookies) stored.add(`Cookie ${name}`);
    for (const name of local) stored.add(`Local storage ${name}`);
    for (const name of caches) stored.add(`Cache storage ${name}`);
    for (const name of session) stored.add(`Session storage ${name}`);
  };
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^https?:$|^wss?:$/.test(protocol) && origin !== new URL(baseURL ?? "").origin) foreign.push(request.url());
  });
  await page.exposeFunction("noteBreach", (breach: string) => breaches.push(breach));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
      (window as unknown as { noteBreach(breach: string): void }).noteBreach(
        `${violatedDirective} ${blockedURI} ${sample}`,
      ),
    );
  });

  for (const path of walk) {
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().isNavigationRequest()),
      visit(page, path),
    ]);
    const policy = answer.headers()["content-security-policy"] ?? "";
    expect(policy, path).toContain("require-trusted-types-for 'script'");
    expect(policy, path).not.toMatch(/unsafe|http:|\*|data:/);
    await note();
  }
  await visit(page, "/product/43");
  await openAnother(page);
  await expect(remembering(page)).not.toBeChecked();
  await note();
  expect(
    [...stored].filter((seen) => !unasked.includes(seen)),
    "stored without consent",
  ).toEqual([]);
  await remembering(page).check();
  await note();
  await addToCart(page, "42");
  await page
    .getByRole("button", { name: /wishlist$/ })
    .first()
    .click();
  await fillCheckout(page);
  await note();
  await placeOrder(page);
  await note();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await page.waitForURL(/\/success/);
  await note();

  expect(foreign).toEqual([]);
  expect(breaches).toEqual([]);
  const listed = storedItems.flatMap(({ name, where }) => name.split(", ").map((each) => ({ name: each, where })));
  const unlisted = [...stored].filter(
    (seen) =>
      !listed.some(
        ({ name, where }) =>
          seen.endsWith(` ${name}`) && where.toLowerCase().includes(seen.replace(` ${name}`, "").toLowerCase()),
      ),
  );
  expect(unlisted, "add these to storage-table.ts").toEqual([]);
  for (const name of ["persist:vitrine", "csrf", "i18next", "vitrine:drafts", "vitrine:viewed"])
    expect(
      [...stored].some((seen) => seen.endsWith(` ${name}`)),
      `${name} is stored on the way`,
    ).toBe(true);
  for (const { name, sameSite } of await page.context().cookies()) expect(sameSite, name).toBe("Lax");
});

test.describe("over HTTPS", () => {
  test.describe.configure({ mode: "default" });
  const shop = new OwnShop(port);

  test.beforeAll(() => shop.open({ environment: { BASE_URL: "https://shop.example", PAYMENT: "test" } }));
  test.afterAll(() => shop.remove());

  test("every kind of response scores A+ by the rules of Mozilla's HTTP Observatory", async () => {
    const get = (path: string, init?: RequestInit) => fetch(`${shop.base}${path}`, { redirect: "manual", ...init });
    const script = /"(\/assets\/[^"]+\.js)"/.exec(await (await get("/")).text())?.[1] ?? "no script";
    const paths = ["/", "/product/1", "/nowhere", "/privacypolicy", script, "/assets/none.js", "/icon.svg", "/rss.xml"];
    const more = [
      "/locales/de/common.json",
      "/manifest.webmanifest",
      "/sitemap.xml",
      "/api/csrf",
      "/api/none",
      "/healthz",
    ];
    for (const path of [...paths, ...more]) {
      const { headers } = await get(path);
      const { score, rules } = observatoryScore({ headers, isSecure: true });
      expect(score, `${path} ${JSON.stringify(rules)}`).toBeGreaterThanOrEqual(125);
    }
    for (const path of ["/", "/api/quote"]) {
      const { headers } = await get(path, { method: "PUT" });
      expect(observatoryScore({ headers, isSecure: true }).score, `PUT ${path}`).toBeGreaterThanOrEqual(125);
    }
  });

  test("the CSRF cookie is bound to this host", async () => {
    const { headers } = await fetch(`${shop.base}/api/csrf`);
    expect(headers.getSetCookie()[0]).toMatch(/^__Host-csrf=[^;]+; Path=\/; Secure; SameSite=Lax$/);
  });
});

test("a balancer's question without a Host is answered", async ({ baseURL }) => {
  for (const path of ["/healthz", "/readyz"]) {
    const socket = connect(Number(new URL(baseURL ?? "").port), "127.0.0.1");
    socket.write(`GET ${path} HTTP/1.0\r\n\r\n`);
    expect((await text(socket)).split("\r\n", 1)).toEqual(["HTTP/1.1 200 OK"]);
  }
});
