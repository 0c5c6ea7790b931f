import type { Locator, Page } from "@playwright/test";
import { RESTORE_TIMEOUT_MS } from "../../app/platform/storage/vault.ts";
import { devTools, expect, isReady, test } from "./shop-test.ts";

/** What a press meets: scripts without their translations, React listening with nothing hydrated, or all but ready. */
const moments = ["before React", "React listens", "hydrated, not ready"] as const;
type Moment = (typeof moments)[number];

type Held = { hold: boolean; listens?: boolean; release(): void };

/**
 * Opens a page on a slow processor and holds it at a moment of its start, until the returned function is called:
 * the lock under which saved state is restored, and, while React listens only, the messages that schedule its work.
 */
async function openAt(page: Page, path: string, moment: Moment): Promise<() => Promise<void>> {
  const words = Promise.withResolvers<void>();
  if (moment === "before React")
    await page.route(/\/locales\/.*\.json/, async (route) => {
      await words.promise;
      await route.continue();
    });
  const isUnscheduled = moment === "React listens";
  await page.addInitScript(
    ({ holdsWork, giveUp }: { holdsWork: boolean; giveUp: number }) => {
      // However slow the processor is, restoring does not give up.
      const later = window.setTimeout;
      Object.assign(window, {
        setTimeout: (work: TimerHandler, ms?: number) => (ms === giveUp ? 0 : later(work, ms)),
      });
      const lock = Promise.withResolvers<void>();
      const request = navigator.locks.request.bind(navigator.locks) as (...args: unknown[]) => Promise<unknown>;
      Object.assign(navigator.locks, { request: (...args: unknown[]) => lock.promise.then(() => request(...args)) });
      const post = MessagePort.prototype.postMessage;
      const waiting: (() => void)[] = [];
      const held: Held = {
        hold: holdsWork,
        release() {
          held.hold = false;
          lock.resolve();
          for (const send of waiting) send();
        },
      };
      MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
        if (!held.hold) return post.call(this, message);
        held.listens = true;
        waiting.push(() => post.call(this, message));
      };
      Object.assign(window, { held });
    },
    { holdsWork: isUnscheduled, giveUp: RESTORE_TIMEOUT_MS },
  );
  const session = await devTools(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(path);
  if (isUnscheduled) await page.waitForFunction(() => (window as unknown as { held: Held }).held.listens);
  if (moment === "hydrated, not ready") await page.waitForFunction(() => history.scrollRestoration === "manual");
  expect(await page.evaluate(() => "ready" in document.documentElement.dataset)).toBe(false);
  return async () => {
    words.resolve();
    await page.evaluate(() => (window as unknown as { held: Held }).held.release());
    await isReady(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  };
}

/** Presses with the mouse, which gives React more than a click to hydrate around. */
async function press(page: Page, target: Locator, clickCount = 1): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error("nothing to press");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { clickCount });
}

/** What is held at one moment in `npm test` is held at the others in `npm run test:long`. */
const onlyAt = (one: Moment, moment: Moment) => ({ tag: one === moment ? [] : "@long" });

for (const moment of moments)
  test.describe(`pressed when: ${moment}`, () => {
    test("the plus and the cart's button count once each", async ({ page }) => {
      const release = await openAt(page, "/product/20", moment);
      const main = page.locator("main");
      await press(page, main.getByRole("button", { name: /^Increase quantity/ }).first());
      await press(page, main.getByRole("button", { name: "Add to cart" }).first());
      await release();
      await expect(page.getByText("2 in your cart").first()).toBeVisible();
      await expect(main.getByText(/^Quantity of/).first()).toHaveText(/, 1$/);
    });

    test(
      "a heart pressed twice at once, a filter and the sort order are on",
      onlyAt("React listens", moment),
      async ({ page }) => {
        const release = await openAt(page, "/shop-grid-standard", moment);
        const department = page.locator('#listing-filters [name="department"][value="fashion"]');
        const order = page.getByRole("combobox", { name: "Sort" }).filter({ visible: true });
        await press(
          page,
          page
            .locator("main")
            .getByRole("button", { name: /to wishlist$/ })
            .first(),
          2,
        );
        await press(page, department);
        await order.selectOption("price-up");
        await release();
        await expect(page).toHaveURL(/\?department=fashion&sort=price-up$/);
        await expect(department).toBeChecked();
        await expect(order).toHaveValue("price-up");
        await expect(page.getByRole("banner").getByRole("link", { name: /^Wishlist/ })).toContainText("1");
        await page.goBack();
        await expect(department).toBeChecked();
        await page.goBack();
        await expect(department).not.toBeChecked();
        await expect(page).toHaveURL("/shop-grid-standard");
      },
    );

    test("the menu of languages is open", onlyAt("hydrated, not ready", moment), async ({ page }) => {
      const release = await openAt(page, "/product/20", moment);
      await press(page, page.getByRole("banner").getByRole("button", { name: /^Language and currency/ }));
      await release();
      await expect(page.locator("#locale-menu")).toBeVisible();
    });

    test("Enter in a field sends its form once", onlyAt("before React", moment), async ({ page, guard }) => {
      guard.allow(/status of 401/);
      const sent: string[] = [];
      page.on("request", (request) => request.url().includes("/api/auth/sign-in") && sent.push(request.url()));
      const release = await openAt(page, "/login-register", moment);
      await page.locator("#sign-in-email").fill("nobody@example.org");
      await page.locator("#sign-in-password").fill("four words in a row");
      await page.keyboard.press("Enter");
      await release();
      await expect(page.getByText("E-mail address and password do not match.")).toBeVisible();
      expect(sent).toHaveLength(1);
    });
  });
