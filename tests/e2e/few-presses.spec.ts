import type { Locator, Page } from "@playwright/test";
import { shopper } from "./buying.ts";
import { expect, isReady, test, visit } from "./shop-test.ts";

/** A field's typed text counts as one press. */
const MOST_PRESSES = 60;
const MOST_STOPS = 40;

/** Uses a page by keys alone and counts the presses. */
class Keys {
  presses = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(key: string): Promise<void> {
    this.presses++;
    await this.#page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    this.presses++;
    await this.#page.keyboard.type(text);
  }

  /** Waits for a control, as nobody looks for what is not there yet, and presses Tab until it has the focus. */
  async goTo(control: Locator): Promise<void> {
    await expect(control.first()).toBeAttached();
    const hasFocus = () => control.evaluateAll((all) => all.some((one) => one === document.activeElement));
    for (let stops = 0; stops < MOST_STOPS; stops++) {
      if (await hasFocus()) return;
      await this.press("Tab");
    }
    throw new Error(`${MOST_STOPS} times Tab did not come to ${control}`);
  }
}

test("a purchase from the home page takes at most 60 presses", async ({ page, guard }) => {
  // A focused link preloads its page's translations; here it is followed much later, which logs a warning.
  guard.allow(/preloaded using link preload/);
  const keys = new Keys(page);
  const main = page.locator("main");
  const heading = page.locator("h1");
  await visit(page, "/");
  await keys.goTo(page.getByRole("combobox", { name: "Search" }).first());
  await keys.type("jointed lamp");
  await expect(page.getByRole("option", { name: /Jointed Arm Lamp/ })).toBeVisible();
  await keys.press("ArrowDown");
  await keys.press("Enter");
  await page.waitForURL("**/product/42");
  await expect(heading).toBeFocused();
  await keys.goTo(main.getByRole("button", { name: "Buy now", exact: true }));
  await keys.press("Enter");
  await page.waitForURL("**/checkout");
  await expect(heading).toBeFocused();
  const fill = async (label: string, text: string) => {
    await keys.goTo(page.getByLabel(label));
    await keys.type(text);
  };
  await fill("E-mail address", shopper.email);
  await fill("First and last name", shopper.name);
  await fill("Street and house number", shopper.street);
  await fill("Postcode", shopper.postcode);
  await fill("Town or city", shopper.city);
  await keys.goTo(page.getByRole("checkbox", { name: /I accept the terms/ }));
  await keys.press("Space");
  await keys.goTo(page.getByRole("button", { name: "Order with obligation to pay" }));
  await keys.press("Enter");
  await page.waitForURL(/\/pay\//);
  await isReady(page);
  await expect(heading).toBeFocused();
  await keys.goTo(page.getByRole("button", { name: "Pay", exact: true }));
  await keys.press("Enter");
  await page.waitForURL(/\/success/);
  // Not every screen reader reads a heading that gets the focus.
  await expect(page.locator("[aria-live] [role=status]"), "what is announced").toContainText(
    "Thank you for your order",
  );
  await expect(heading).toBeFocused();
  expect(keys.presses).toBeLessThanOrEqual(MOST_PRESSES);
});
