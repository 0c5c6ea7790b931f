import { addToCart, bought, cartOf, fillAddress, orderButton, postFrom, putInCart } from "./buying.ts";
import { newAccount, newAddress, register, signIn, signUp } from "./opening-account.ts";
import { address, shopper } from "./shop-api.ts";
import { accessibilityViolations, expect, isReady, shiftsOf, test, visit, watchShifts } from "./shop-test.ts";

test("signing in during checkout keeps what was typed, and offers saved addresses", async ({ page, request }) => {
  const email = await newAccount(request);
  await watchShifts(page);
  await putInCart(page, "13");
  await visit(page, "/checkout");
  await page.getByLabel("Phone").fill("030 1234567");
  await page.getByLabel("Company").fill("Sommer Studio");
  await page.locator("main").getByRole("link", { name: "Sign in" }).click();
  await page.waitForURL(/\/login-register\?return=%2Fcheckout$/);
  await isReady(page);
  await signIn(page, email);
  await page.waitForURL(/\/checkout$/);
  await expect(page.getByLabel("E-mail address"), "empty fields are filled in").toHaveValue(email);
  await expect(page.getByLabel("Phone"), "what was typed stays").toHaveValue("030 1234567");
  await expect(page.getByLabel("Company")).toHaveValue("Sommer Studio");
  await expect(page.getByText("Have an account?")).toHaveCount(0);

  const another = page.getByRole("radio", { name: "Another address" });
  await expect(another, "an empty address book offers no choice").toHaveCount(0);
  await fillAddress(page);
  const keep = page.getByRole("checkbox", { name: "Save to my address book" });
  await expect(keep).not.toBeChecked();
  await keep.check();
  await page.getByRole("checkbox", { name: /I accept the terms/ }).check();
  await orderButton(page).click();
  await page.waitForURL(/\/pay\//);

  await visit(page, "/checkout");
  const saved = page.getByRole("radio", { name: new RegExp(shopper.street) });
  await expect(saved, "the saved address is selected").toBeChecked();
  await expect(keep, "it is saved already").toHaveCount(0);
  expect(await shiftsOf(page)).toEqual([]);
  expect(await accessibilityViolations(page)).toEqual([]);
  await saved.press("ArrowDown");
  await expect(another).toBeChecked();
  await expect(another).toBeFocused();
  const street = page.getByLabel("Street and house number");
  await expect(street).toHaveValue("");
  await street.fill("Lindenhof 12");
  await saved.check();
  await expect(street).toHaveValue(shopper.street);
  await another.check();
  await expect(street, "what was typed is restored").toHaveValue("Lindenhof 12");
  await expect(keep).not.toBeChecked();
});

test("signing out in one tab is told in the others, and removes the address book from an open checkout", async ({
  page,
  context,
}) => {
  await signUp(page, cartOf(["13"]));
  await visit(page, "/checkout");
  const keep = page.getByRole("checkbox", { name: "Save to my address book" });
  await expect(keep).toBeVisible();
  await page.getByLabel("Town or city").fill("Potsdam");
  const other = await context.newPage();
  await visit(other, "/my-account/security");
  await expect(other.getByRole("heading", { name: "Where you are signed in" })).toBeVisible();
  await other.locator("main").getByRole("button", { name: "Sign out", exact: true }).click();
  await other.waitForURL(/\/login-register/);
  await expect(page.getByText("You have been signed out.")).toBeVisible();
  await expect(other.getByText("You have been signed out."), "it is where that was done").toHaveCount(0);
  await expect(page.locator("main").getByText(/^Your cart is empty/), "the cart is cleared").toBeVisible();
  await addToCart(other, "13");
  await expect(page.getByText("Have an account?")).toBeVisible();
  await expect(keep).toHaveCount(0);
  await expect(page.getByLabel("Town or city"), "what was typed stays").toHaveValue("Potsdam");
});

test("signing in to another account in another tab shows only that account's address book", async ({
  page,
  context,
  request,
}) => {
  const another = await newAccount(request);
  await signUp(page, cartOf(["13"]));
  await postFrom(page)("/api/account/addresses", { address, isDefault: true });
  await visit(page, "/checkout");
  const saved = page.getByRole("radio", { name: new RegExp(shopper.street) });
  await expect(saved).toBeVisible();
  // The tab is suspended, as on phones, and learns of all changes at the same time.
  let wake = () => {};
  const asleep = new Promise<void>((resolve) => (wake = resolve));
  await page.route("**/api/account", async (route) => {
    await asleep;
    await route.continue();
  });
  const other = await context.newPage();
  await visit(other, "/my-account");
  await other.locator("main").getByRole("button", { name: "Sign out" }).click();
  await other.waitForURL(/\/login-register/);
  await isReady(other);
  await signIn(other, another);
  await other.waitForURL(/\/my-account$/);
  await expect(page.locator("main").getByText(/^Your cart is empty/)).toBeVisible();
  await addToCart(other, "13");
  await expect(page.getByLabel("Street and house number")).toBeVisible();
  wake();
  await expect(saved, "the previous account's address").toHaveCount(0);
  await expect(page.getByRole("checkbox", { name: "Save to my address book" })).toHaveCount(0);
  await expect(page.getByText("Have an account?")).toHaveCount(0);
});

test("an unavailable address book leaves the fields usable and does not block the order", async ({ page, guard }) => {
  guard.allow(/status of 503/);
  await signUp(page, cartOf(["13"]));
  await page.route("**/api/account/addresses", (route) => route.fulfill({ status: 503, json: {} }));
  await visit(page, "/checkout");
  await expect(page.getByText("Your saved addresses cannot be loaded right now.")).toBeVisible();
  await expect(page.getByLabel("First and last name")).toHaveValue(shopper.name);
  await fillAddress(page);
  await page.getByRole("checkbox", { name: "Save to my address book" }).check();
  await page.getByRole("checkbox", { name: /I accept the terms/ }).check();
  await orderButton(page).click();
  await expect(page.getByText("Your address was not saved to your address book.")).toBeVisible();
  await page.waitForURL(/\/pay\//);
});

test("a guest's order is added to a new account", async ({ page }) => {
  const email = newAddress();
  const { number } = await bought(page, ["13"], email);
  await visit(page, "/success");
  const keep = page.getByRole("link", { name: "Keep this order in an account" });
  await keep.click();
  await page.waitForURL(/\/login-register/);
  const panel = page.getByRole("tabpanel", { name: "Create account" });
  await expect(panel.getByLabel("E-mail address"), "the e-mail address is filled in").toHaveValue(email);
  await register(page, email);
  const orders = page.locator("main ul").filter({ hasText: number });
  await expect(orders, "the order is in the account").toBeVisible();
  await expect(page.getByText("Order added to your account")).toBeVisible();
  await expect(page, "its code is removed from the URL").toHaveURL(/\/my-account\/orders$/);
  expect(await accessibilityViolations(page)).toEqual([]);
  await visit(page, "/success");
  await expect(page.getByRole("link", { name: "See the status of this order" })).toBeVisible();
  await expect(keep, "the offer is not shown when signed in").toHaveCount(0);
});
