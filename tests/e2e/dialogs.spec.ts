import { expect, test, visit } from "./shop-test.ts";

test.use({ viewport: { width: 700, height: 800 } });

test("a press beside a drawer closes it; one that began in a field of it, to mark a text, does not", async ({
  page,
}) => {
  await visit(page, "/shop-grid-standard");
  await page.getByRole("button", { name: /^Filter/ }).click();
  const drawer = page.getByRole("dialog");
  const field = drawer.getByRole("textbox", { name: /^From/ });
  await field.fill("250");
  const place = await field.boundingBox();
  await page.mouse.move((place?.x ?? 0) + 40, (place?.y ?? 0) + 10);
  await page.mouse.down();
  const box = await drawer.boundingBox();
  const beside = (box?.x ?? 0) > 100 ? 20 : 680;
  await page.mouse.move(beside, (place?.y ?? 0) + 10);
  await page.mouse.up();
  await expect(drawer).toBeVisible();
  await expect(field).toHaveValue("250");
  await page.mouse.click(beside, 400);
  await expect(drawer).toBeHidden();
});
