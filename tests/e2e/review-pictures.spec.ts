import type { Page } from "@playwright/test";
import sharp from "sharp";
import { postFrom } from "./buying.ts";
import { signUp } from "./opening-account.ts";
import { releasePictures } from "./owner.ts";
import { order, pay } from "./shop-api.ts";
import { accessibilityViolations, expect, test, visit } from "./shop-test.ts";

const plain = (width: number, height: number, background = "#3a6b8c") =>
  sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false });

/** Opens the form for a review of something that was bought, filled in. */
async function writeReview(page: Page, id: string): Promise<void> {
  await signUp(page);
  await pay(postFrom(page), await order(postFrom(page), { items: [id] }));
  await visit(page, `/product/${id}#reviews`);
  await page.getByRole("button", { name: "Write a review" }).click();
  await page.getByRole("radio", { name: "Rated 5 of 5" }).check({ force: true });
  await page.getByLabel("Headline").fill("As on the pictures");
  await page.getByRole("textbox", { name: "Your review" }).fill("It came well packed and does what it should.");
}

test("a photo goes with a review, waits for the owner, and is then seen by everyone", async ({ page, browser }) => {
  await writeReview(page, "30");
  // As cameras write them: lying on its side, and told so.
  const photo = await plain(2400, 1600).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const files = page.getByLabel("Add pictures");
  const named = (name: string) => ({ name, mimeType: "image/jpeg", buffer: photo });
  await files.setInputFiles([named("IMG_0042.jpg"), named(`${"a-long-name-".repeat(12)}.jpg`)]);
  await page.getByRole("button", { name: /^Remove a-long-name/ }).dblclick();
  await expect(page.getByRole("button", { name: "Remove IMG_0042.jpg" }), "a double click removes one").toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Publish review" }).click();
  await expect(page.getByRole("button", { name: "Edit your review" })).toBeVisible();
  await page.getByRole("button", { name: "Edit your review" }).click();
  await expect(page.getByText("We look at it first")).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await visit(other, "/product/30#reviews");
  const written = other.getByRole("listitem").filter({ hasText: "As on the pictures" });
  const picture = written.getByRole("img", { name: /^Picture 1 by / });
  await expect(written).toBeVisible();
  await expect(picture).toHaveCount(0);
  await releasePictures();
  await other.reload();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]))
    .toEqual([1067, 1600]);
  const address = (await picture.getAttribute("src")) ?? "";
  const sent = await page.request.get(address);
  expect(sent.headers()["content-type"]).toBe("image/webp");
  expect((await sharp(await sent.body()).metadata()).exif).toBeUndefined();
  expect(await accessibilityViolations(other)).toEqual([]);
  await other.context().close();

  const remove = page.getByRole("button", { name: "Remove picture 1" });
  await remove.click();
  await expect(remove).toHaveCount(0);
  expect((await page.request.get(address)).status()).toBe(404);
});

test("what is no picture, a page in disguise and 80 megapixels are refused in clear words, and the review stays", async ({
  page,
  guard,
}) => {
  guard.allow(/status of 422/);
  await writeReview(page, "42");
  const huge = await plain(10_000, 8_000).png().toBuffer();
  await page.getByLabel("Add pictures").setInputFiles([
    { name: "notes.jpg", mimeType: "image/jpeg", buffer: Buffer.from("shopping list") },
    { name: "page.png", mimeType: "image/png", buffer: Buffer.from("<!doctype html><script>alert(1)</script>") },
    { name: "poster.png", mimeType: "image/png", buffer: huge },
    { name: "broken.jpg", mimeType: "image/jpeg", buffer: (await plain(300, 300).jpeg().toBuffer()).subarray(0, 400) },
  ]);
  await page.getByRole("button", { name: "Publish review" }).click();
  await expect(page.getByText("Review published")).toBeVisible();
  const refusals = page.getByRole("alert").filter({ hasText: /picture/ });
  await expect(refusals).toHaveText([
    /^This is not a picture that we can read/,
    /^This is not a picture that we can read/,
    "This picture has more than 64 megapixels. Please choose a smaller one.",
    /^This picture is damaged/,
  ]);
  expect(await accessibilityViolations(page)).toEqual([]);
  await visit(page, "/product/42#reviews");
  await expect(page.getByText("As on the pictures").first()).toBeVisible();
  await expect(page.getByRole("img", { name: /^Picture 1 by / })).toHaveCount(0);
});
