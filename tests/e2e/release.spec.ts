import { mkdtempSync, rmSync } from "node:fs";
import { createServer, request, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { freePort } from "../free-port.ts";
import { type RunningShop, runShop } from "../run-shop.ts";
import { addToCart, fillCheckout, payNow, placeOrder } from "./buying.ts";
import { OwnShop } from "./own-shop.ts";
import { makeCurrent, makeSecondBuild } from "./second-build.ts";
import { expect, test, visit } from "./shop-test.ts";

const port = await freePort();
const shop = new OwnShop(port);
test.use({ baseURL: shop.base });
test.describe.configure({ mode: "default" });
let folder = "";
test.beforeAll(() => {
  folder = makeSecondBuild({ keepsOld: true });
});
test.beforeEach(() => makeCurrent(folder, "first"));
test.afterEach(() => shop.remove());
test.afterAll(() => rmSync(folder, { recursive: true }));

const buildOf = (path: string) => (/-later\.\w+$/.test(path) ? "later" : "first");

/** Which builds answer with pages now. */
async function serving(): Promise<string> {
  const ask = async () => (await fetch(`${shop.base}/cart`, { headers: { connection: "close" } })).text();
  const pages = await Promise.all(Array.from({ length: 6 }, ask));
  const styles = pages.map((html) => /\/assets\/[\w.-]+\.css/.exec(html)?.[0] ?? "");
  return [...new Set(styles.map(buildOf))].toSorted().join(" and ");
}

/** The builds of the files that the service worker has stored. */
async function stored(page: Page): Promise<string[]> {
  const paths = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    return (await Promise.all(stores.map((store) => store.keys()))).flat().map(({ url }) => new URL(url).pathname);
  });
  return [...new Set(paths.filter((path) => path.startsWith("/assets/")).map(buildOf))].toSorted();
}

async function expectBought(page: Page, number: string): Promise<void> {
  await payNow(page);
  await expect(page.getByText(number).first()).toBeVisible();
}

for (const serviceWorkers of ["allow", "block"] as const)
  test.describe(`a tab ${serviceWorkers === "allow" ? "with" : "without"} service worker`, () => {
    test.use({ serviceWorkers });
    const isKept = serviceWorkers === "allow";

    test("that was open before a release orders during it, pays after it, and then gets the new build", {
      tag: isKept ? [] : "@long",
    }, async ({ page }) => {
      await shop.open({ folder });
      await addToCart(page, "20");
      if (isKept) await page.waitForFunction(() => navigator.serviceWorker.controller);
      await fillCheckout(page);
      makeCurrent(folder, "later");
      shop.handOver();
      await expect.poll(serving, { intervals: [50] }).toBe("first and later");
      const number = await placeOrder(page);
      await expect.poll(serving).toBe("later");
      await expectBought(page, number);
      await visit(page, "/cart");
      await expect(page.getByText("Your cart is empty").first()).toBeVisible();
      await expect(page.locator('link[rel="stylesheet"][href*="-later.css"]').first()).toBeAttached();
      if (isKept) await expect.poll(() => stored(page), "nothing of the old build is left").toEqual(["later"]);
    });

    test("buys at two hosts of which one has the old build and one the new", {
      tag: isKept ? "@long" : [],
    }, async ({ page }) => {
      const data = mkdtempSync(join(tmpdir(), "vitrine-hosts-"));
      const old = await runShop({ data, folder });
      makeCurrent(folder, "later");
      const later = await runShop({ data, folder });
      const balancer = await balance([old, later]);
      try {
        await addToCart(page, "20");
        if (isKept) await page.waitForFunction(() => navigator.serviceWorker.controller);
        await fillCheckout(page);
        expect(await serving()).toBe("first and later");
        await expectBought(page, await placeOrder(page));
      } finally {
        // What it still asks for would find nobody.
        await page.close();
        balancer.closeAllConnections();
        balancer.close();
        await Promise.all([old.stop(), later.stop()]);
        rmSync(data, { recursive: true, force: true });
      }
    });
  });

/** Sends each request to the next host in turn, on the address of the tests. */
async function balance(hosts: readonly RunningShop[]): Promise<Server> {
  let turn = 0;
  const server = createServer((asked, answer) => {
    const { method = "GET", url = "/", headers } = asked;
    const to = new URL(url, hosts[turn++ % hosts.length]?.base);
    const onward = request(to, { method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    onward.on("error", () => answer.destroy());
    asked.pipe(onward);
  });
  await new Promise<void>((done) => server.listen(port, () => done()));
  return server;
}
