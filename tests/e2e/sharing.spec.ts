import { addToCart } from "./buying.ts";
import { expect, test, visit } from "./shop-test.ts";

const screens = [
  { path: "/product/1?colour=black&size=m", button: "Share", shared: "/product/1?colour=black&size=m" },
  { path: "/cart", button: "Share this cart", shared: "/cart?items=61" },
];

for (const { path, button, shared } of screens) {
  test(`"${button}" copies the URL`, async ({ page, context, baseURL }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    if (path === "/cart") await addToCart(page, "61");
    await visit(page, path);
    await page.getByRole("button", { name: button, exact: true }).click();
    await expect(page.getByText("Link copied")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${shared}`);
  });
}

test("a URL that cannot be copied automatically is shown for copying by hand", { tag: "@long" }, async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  });
  await visit(page, "/product/1?colour=black&size=m");
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(page.getByLabel("Copy this link")).toHaveValue(`${baseURL}/product/1?colour=black&size=m`);
  await page.getByRole("radio", { name: "white" }).press("Space");
  await expect(page.getByLabel("Copy this link"), "it reflects the current choice").toHaveValue(/colour=white/);
});
