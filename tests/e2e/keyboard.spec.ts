import type { Locator, Page } from "@playwright/test";
import { shopper } from "./buying.ts";
import { PASSWORD } from "./opening-account.ts";
import { letterTo, linkIn } from "./outbox.ts";
import { expect, isReady, test, visit } from "./shop-test.ts";

const MOST_STOPS = 160;

type Stop = { name: string; isSeen: boolean; isMarked: boolean };

/** What has the focus: whether its middle can be seen, with nothing over it, and whether something marks it. */
function lookAtFocus(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body)
      return { name: "nothing", isSeen: true, isMarked: true };
    const label = element.closest("label") ?? (element as HTMLInputElement).labels?.[0];
    const words = element.getAttribute("aria-label") ?? (element.textContent?.trim() || label?.textContent?.trim());
    const name = `${element.tagName.toLowerCase()} ${words?.slice(0, 40)}`;
    const own = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    // A control that is drawn by its label, or that pointers pass through, is looked at there.
    const isDrawnElsewhere = width < 4 || height < 4 || own.opacity === "0" || own.pointerEvents === "none";
    const shown = isDrawnElsewhere ? (label ?? element.parentElement ?? element) : element;
    const box = shown.getBoundingClientRect();
    const isInView = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    const x = Math.min(Math.max(box.left + box.width / 2, 0), innerWidth - 1);
    const y = Math.min(Math.max(box.top + box.height / 2, 0), innerHeight - 1);
    const over = document.elementFromPoint(x, y);
    const isUncovered = over !== null && (shown.contains(over) || over.contains(shown));
    const around = [element, label, element.parentElement].filter((one) => one instanceof HTMLElement);
    const marks = around.flatMap((one) => [getComputedStyle(one), getComputedStyle(one, "::after")]);
    const isOutlined = marks.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1,
    );
    // The ring around a slider's thumb is none that a script could ask for.
    return { name, isSeen: isInView && isUncovered, isMarked: isOutlined || element.matches("[type=range]") };
  });
}

/** Goes on with Tab until the control has the focus; on the way each stop has to be seen and marked. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await control.evaluateAll((all) => all.some((one) => one === document.activeElement))) return;
    await page.keyboard.press("Tab");
    const { name, isSeen, isMarked } = await lookAtFocus(page);
    expect.soft(isSeen, `${name} can be seen while it has the focus`).toBe(true);
    expect.soft(isMarked, `${name} is marked while it has the focus`).toBe(true);
  }
  throw new Error(`Tab did not come to ${control}`);
}

async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label));
  await page.keyboard.type(text);
}

for (const width of [390, 1440]) {
  test(`a whole purchase by keyboard alone, ${width} wide`, async ({ page, guard }) => {
    // A link that has the focus brings its screen's words ahead; here it takes long until it is followed.
    guard.allow(/preloaded using link preload/);
    test.setTimeout(180_000);
    // A picture that glides into view is looked at where it comes to rest.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: width === 390 ? 780 : 900 });
    await visit(page, "/");
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus"), "the first stop leads past the header").toHaveAttribute("href", /#/);
    await page.keyboard.press("Enter");
    await tabTo(page, page.locator("main a[href^='/product/']"));
    const card = page.locator(":focus");
    const href = await card.getAttribute("href");
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${href}`);
    await visit(page, "/product/42");
    await tabTo(page, page.locator("main").getByRole("button", { name: /^Add .*to cart$/ }));
    await page.keyboard.press("Enter");
    await expect(page.getByText("Added To Cart")).toBeVisible();
    await visit(page, "/cart");
    await tabTo(page, page.locator("main a[href='/checkout']"));
    await page.keyboard.press("Enter");
    await page.waitForURL("**/checkout");
    await expect(page.getByLabel("E-mail address")).toBeVisible();
    await typeInto(page, "E-mail address", shopper.email);
    await typeInto(page, "First and last name", shopper.name);
    await typeInto(page, "Street and house number", shopper.street);
    await typeInto(page, "Postcode", shopper.postcode);
    await typeInto(page, "Town or city", shopper.city);
    await tabTo(page, page.getByRole("checkbox", { name: /I accept the terms/ }));
    await page.keyboard.press("Space");
    await tabTo(page, page.getByRole("button", { name: "Order with obligation to pay" }));
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/pay\//);
    await isReady(page);
    await tabTo(page, page.getByRole("button", { name: "Pay", exact: true }));
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/success/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  for (const path of ["/shop-grid-standard", "/product-sticky/20"])
    test(`the focus is seen at every stop of ${path}, in the order of the page, ${width} wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: width === 390 ? 780 : 900 });
      await visit(page, path);
      await page.waitForLoadState("networkidle");
      const jumps = await page
        .locator("[tabindex]")
        .evaluateAll((all) => all.filter((one) => (one as HTMLElement).tabIndex > 0).length);
      expect(jumps, "nothing jumps the queue").toBe(0);
      for (let stop = 0; stop < 50; stop++) {
        await page.keyboard.press("Tab");
        const { name, isSeen, isMarked } = await lookAtFocus(page);
        expect.soft(isSeen, `stop ${stop}: ${name} can be seen`).toBe(true);
        expect.soft(isMarked, `stop ${stop}: ${name} is marked`).toBe(true);
      }
    });
}

test("an account by keyboard alone: the focus goes on from each form and row that goes", async ({ page, guard }) => {
  guard.allow(/preloaded using link preload|status (400|401)|status of 40[01]/);
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 390, height: 780 });
  const press = async (name: string) => {
    await tabTo(page, page.locator("main").getByRole("button", { name, exact: true }));
    await page.keyboard.press("Enter");
  };
  const focused = (name: string | RegExp) => expect(page.locator(":focus")).toContainText(name);
  const email = `ida-${crypto.randomUUID()}@example.org`;
  await visit(page, "/login-register");
  await tabTo(page, page.getByRole("tab", { name: "Sign in" }));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Create account" })).toBeFocused();
  await press("Create account");
  await focused("Please check these fields");
  await typeInto(page, "Your name", shopper.name);
  await tabTo(page, page.locator("#register-email"));
  await page.keyboard.type(email);
  await tabTo(page, page.locator("#register-password"));
  await page.keyboard.type(PASSWORD);
  await press("Create account");
  await focused("look into your mailbox");

  await visit(page, linkIn(await letterTo(email, "confirm-address"), "login-register"));
  await tabTo(page, page.locator("#confirm-password"));
  await page.keyboard.type(PASSWORD);
  await press("Open my account");
  await page.waitForURL(/\/my-account$/);
  await expect(page.getByRole("heading", { level: 1, name: "Overview" })).toBeFocused();

  await visit(page, "/my-account/addresses");
  for (const street of ["Ahornweg 3", "Lindenhof 12"]) {
    await press("Add an address");
    await focused("Add an address");
    await typeInto(page, "First and last name", shopper.name);
    await typeInto(page, "Street and house number", street);
    await typeInto(page, "Postcode", shopper.postcode);
    await typeInto(page, "Town or city", shopper.city);
    await press("Save the address");
    await expect(page.getByRole("heading", { level: 1, name: "Addresses" })).toBeFocused();
  }
  await press("Delete the address Ahornweg 3");
  await expect(page.getByRole("button", { name: "Edit the address Lindenhof 12" })).toBeFocused();
  await press("Delete the address Lindenhof 12");
  await expect(page.getByRole("heading", { level: 1, name: "Addresses" })).toBeFocused();

  await visit(page, "/my-account/privacy");
  await tabTo(page, page.locator("#delete-password"));
  await page.keyboard.type(PASSWORD);
  await press("Delete my account");
  await focused("Your account is deleted");
});

test("a dialog keeps the focus inside, closes with Escape and gives the focus back", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await visit(page, "/shop-grid-standard");
  const opener = page.getByRole("button", { name: "Menu" });
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  for (let stop = 0; stop < 8; stop++) {
    await page.keyboard.press("Tab");
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest("dialog") !== null,
    );
    expect(isInside).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
});
