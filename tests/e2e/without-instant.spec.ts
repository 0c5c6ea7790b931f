import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyProject } from "../extending/copy-project.ts";
import { freePort } from "../free-port.ts";
import { addToCart, fillFields, payNow, placeOrder } from "./buying.ts";
import { OwnShop } from "./own-shop.ts";
import { expect, isReady, isSettled, test, visit } from "./shop-test.ts";

/** The lines that name what is in `app/instant`, by their files: whoever deletes the folder takes them out. */
const lines: Readonly<Record<string, RegExp>> = {
  "app/frame.tsx": /\bFollowLinks\b/,
  "app/late.tsx": /\bFetchAhead\b/,
  "server/pages/page-renderer.ts": /deferScripts\b/,
  "scripts/build.mjs": /build-worker/,
};

const shop = new OwnShop(await freePort());
test.use({ baseURL: shop.base });
test.describe.configure({ mode: "default" });

test.describe("a copy of the project without what is only speed", { tag: "@long" }, () => {
  let folder: ReturnType<typeof copyProject>;

  test.beforeAll(async () => {
    test.setTimeout(600_000);
    folder = copyProject();
    const { root } = folder;
    for (const part of ["public", "package-lock.json"]) cpSync(part, join(root, part), { recursive: true });
    rmSync(join(root, "app/instant"), { recursive: true });
    for (const [file, taken] of Object.entries(lines)) {
      const all = readFileSync(join(root, file), "utf8").split("\n");
      const left = all.filter((line) => !taken.test(line));
      expect(left.length, file).toBeLessThan(all.length);
      writeFileSync(join(root, file), left.join("\n"));
    }
    execFileSync(process.execPath, ["scripts/build.mjs"], { cwd: root, stdio: "inherit" });
    await shop.open({ folder: root });
  });

  test.afterAll(async () => {
    await shop.remove();
    folder?.remove();
  });

  test("sells, by pages that are opened as documents", async ({ page }) => {
    await visit(page, "/");
    await page.locator('main a[href^="/categoryproduct/"]').first().click();
    await isReady(page);
    await page.locator('main article a[href^="/product/"]').first().click();
    await page.waitForURL(/\/product\//);
    await isReady(page);
    await addToCart(page, "42");
    await visit(page, "/checkout");
    await fillFields(page);
    await page.reload();
    await isReady(page);
    await expect(page.getByLabel("Town or city"), "what was typed is kept").not.toHaveValue("");
    await page.getByRole("checkbox", { name: /I accept the terms/ }).check();
    const number = await placeOrder(page);
    await payNow(page);
    await expect(page.getByText(number).first()).toBeVisible();
  });

  test("keeps what is promised: fresh stock, the offer to install it, the place on the page", async ({ page }) => {
    const asked = page.waitForRequest(/\/api\/stock\/changed/);
    await visit(page, "/shop-grid-standard");
    await asked;
    await isSettled(page);
    await expect(page.locator('link[rel="manifest"]')).toBeAttached();
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(800);
    await page.reload();
    await isReady(page);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(800);
  });

  test("says so if the scripts of a page do not load within two minutes", async ({ page, guard }) => {
    guard.allow(/entry\.client/);
    await page.clock.install();
    await page.route(/\/assets\/entry\.client-/, (route) => route.fulfill({ status: 500 }));
    await page.goto("/contact");
    await page.clock.fastForward(120_000);
    await expect(page.getByText("This page has not loaded completely.")).toBeVisible();
  });
});
