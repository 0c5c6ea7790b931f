import type { Locator, Page } from "@playwright/test";
import { postFrom, putInCart } from "./buying.ts";
import { linkIn } from "./mail-links.ts";
import { newAccount, PASSWORD, signUp } from "./opening-account.ts";
import { latestMailTo } from "./outbox.ts";
import { order, pay } from "./shop-api.ts";
import { expect, test, visit } from "./shop-test.ts";

/** Clicks twice, immediately or at the same position after the response; returns the number of requests. */
async function clickTwice(page: Page, button: Locator, path: string, isSlow: boolean): Promise<number> {
  const sent: string[] = [];
  const note = (request: { url(): string; method(): string }) =>
    request.method() === "POST" && new URL(request.url()).pathname.startsWith(path) && sent.push(request.url());
  page.on("request", note);
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error("the button is not there");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname.startsWith(path));
  await page.mouse.down();
  await page.mouse.up();
  if (isSlow) await answer;
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await answer;
  return sent.length;
}

for (const isSlow of [false, true]) {
  const when = isSlow ? "when the first is answered" : "at once";

  test(`a second click when signing in or changing the password, ${when}, has no effect`, { tag: "@long" }, async ({
    page,
    request,
  }) => {
    const email = await newAccount(request);
    await postFrom(page)("/api/auth/forgot", { email });
    await visit(page, "/login-register");
    const panel = page.getByRole("tabpanel", { name: "Sign in" });
    await panel.getByLabel("E-mail address").fill(email);
    await panel.getByLabel("Password", { exact: true }).fill(PASSWORD);
    const button = panel.getByRole("button", { name: "Sign in" });
    expect(await clickTwice(page, button, "/api/auth/sign-in", isSlow)).toBe(1);
    await page.waitForURL(/\/my-account$/);
    await expect(page.locator("main").getByRole("button", { name: "Sign out" })).toBeVisible();

    await visit(page, linkIn(await latestMailTo(email, "reset-password"), "reset-password"));
    await page.getByLabel("New password", { exact: true }).fill("another four words here");
    const save = page.getByRole("button", { name: "Save password" });
    expect(await clickTwice(page, save, "/api/auth/reset", isSlow)).toBe(1);
    await expect(page.locator("main").getByText(/Your password has been changed/)).toBeVisible();
    await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(0);
  });

  test(`a second click on "Publish review", ${when}, has no effect`, async ({ page }) => {
    await signUp(page);
    await pay(postFrom(page), await order(postFrom(page), { items: ["11"] }));
    await visit(page, "/product/11");
    await page.getByRole("tab", { name: "Reviews" }).click();
    await page.locator("#reviews").scrollIntoViewIfNeeded();
    await page.getByRole("button", { name: "Write a review" }).click();
    await page.getByRole("radio", { name: "Rated 4 of 5" }).check({ force: true });
    await page.getByLabel("Headline").fill("A calm, good thing");
    await page.getByRole("textbox", { name: "Your review" }).fill("It came well packed and does what it should.");
    const publish = page.getByRole("button", { name: "Publish review" });
    expect(await clickTwice(page, publish, "/api/account/reviews", isSlow)).toBe(1);
    await expect(page.getByText("Review published")).toBeVisible();
    await expect(page.getByRole("button", { name: "Edit your review" })).toBeVisible();
    await expect(page.getByText("edited", { exact: true })).toHaveCount(0);
    await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(0);
  });
}

test("a second click on a shared cart adds it once", { tag: "@long" }, async ({ page }) => {
  await visit(page, "/cart?items=61x2");
  const main = page.locator("main");
  await main.getByRole("button", { name: "Add all to my cart" }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(page).toHaveURL("/cart");
  await expect(main.getByText(/^Quantity of/)).toHaveText(/, 2$/);
});

test("a double click adds once, but raises a quantity twice", async ({ page }) => {
  await visit(page, "/wishlist?ids=13,61");
  const main = page.locator("main");
  await main.getByRole("button", { name: "Add all to my wishlist" }).dblclick();
  await expect(page.getByText("Added To wishlist")).toBeVisible();
  await expect(page.getByText("Product already in wishlist")).toHaveCount(0);
  await visit(page, "/wishlist");
  await main.getByRole("button", { name: "Add all to cart" }).dblclick();
  await visit(page, "/cart");
  const pieces = main.getByText(/^Quantity of/);
  await expect(pieces).toHaveText([/, 1$/, /, 1$/]);
  await main
    .getByRole("button", { name: /^Increase/ })
    .first()
    .dblclick();
  await expect(pieces).toHaveText([/, 3$/, /, 1$/]);

  await visit(page, "/product/20");
  await main.getByRole("button", { name: "Wishlist", exact: true }).dblclick();
  await expect(main.getByRole("button", { name: "Wishlist", exact: true, pressed: true })).toBeVisible();
  await main.getByRole("button", { name: "Add to cart" }).first().dblclick();
  await visit(page, "/home-valentines-day");
  await main.getByRole("button", { name: "Add both to cart" }).dblclick();
  await visit(page, "/cart");
  await expect(pieces).toHaveText([/, 3$/, /, 1$/, /, 1$/, /, 1$/, /, 1$/]);
});

test("a second click does not hit what the first one moved under the pointer", async ({ page }) => {
  await putInCart(page, "61", "13", "20");
  await visit(page, "/cart");
  const main = page.locator("main");
  const lines = main.getByText(/^Quantity of/);
  await main
    .getByRole("button", { name: /^Remove / })
    .first()
    .dblclick();
  await expect(page.getByText("Removed From Cart")).toBeVisible();
  await expect(lines, "the next line moved up and stays").toHaveCount(2);
  await main.getByRole("button", { name: "Save for later" }).first().dblclick();
  await expect(page.getByText("Saved for later").first()).toBeVisible();
  await expect(lines).toHaveCount(1);

  await visit(page, "/categoryproduct/fashion?sub=coats&sub=women&sub=kids");
  await main
    .getByRole("link", { name: /^Remove/ })
    .or(main.getByRole("button", { name: /^Remove/ }))
    .first()
    .dblclick();
  await expect(page, "one filter is removed").toHaveURL(/\?sub=\w+&sub=\w+$/);
});
