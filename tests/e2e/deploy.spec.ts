import { rmSync } from "node:fs";
import { freePort } from "../free-port.ts";
import { isLong } from "../is-long.ts";
import { addToCart } from "./buying.ts";
import { OwnShop } from "./own-shop.ts";
import { makeSecondBuild } from "./second-build.ts";
import { brokenNetwork, expect, isReady, test, visit } from "./shop-test.ts";

const shop = new OwnShop(await freePort());
test.use({ baseURL: shop.base });
test.describe.configure({ mode: "default" });

// A release keeps the old files, which release.spec.ts is about.
for (const serviceWorkers of ["allow", "block"] as const)
  for (const keepsOld of isLong ? [true, false] : [false])
    test.describe(`a deployment under an open tab, ${serviceWorkers === "allow" ? "with" : "without"} service worker, old files ${keepsOld ? "kept" : "deleted"}`, () => {
      test.use({ serviceWorkers });
      let folder = "";
      test.beforeAll(async () => {
        folder = makeSecondBuild({ keepsOld });
        await shop.open();
      });
      test.afterAll(async () => {
        await shop.remove();
        rmSync(folder, { recursive: true });
      });

      test("navigates to the requested page and keeps the cart", async ({ page, guard }) => {
        guard.allow(brokenNetwork);
        await addToCart(page, "20");
        if (serviceWorkers === "allow") await page.waitForFunction(() => navigator.serviceWorker.controller);
        await shop.stop();
        await shop.open({ folder });
        // A page whose chunks this tab has not loaded yet.
        await page.locator("footer").getByRole("link", { name: "Contact" }).first().click();
        await expect(page.getByRole("heading", { level: 1, name: "Contact" })).toBeVisible();
        expect(new URL(page.url()).pathname).toBe("/contact");
        await visit(page, "/cart");
        await expect(page.locator("main").getByRole("link", { name: "Oak Lounge Chair" }).first()).toBeVisible();
        await expect(page.locator('link[rel="stylesheet"][href*="-later.css"]').first()).toBeAttached();
        await visit(page, "/product/20");
        await isReady(page);
        if (serviceWorkers === "block") return;
        const oldFiles = () =>
          page.evaluate(async () => {
            const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
            const urls = (await Promise.all(stores.map((store) => store.keys()))).flat().map(({ url }) => url);
            const paths = urls.map((url) => new URL(url).pathname);
            return paths.filter((path) => path.startsWith("/assets/") && !/-later\.\w+$/.test(path));
          });
        await expect.poll(oldFiles, "the old version's caches are deleted").toEqual([]);
      });
    });
