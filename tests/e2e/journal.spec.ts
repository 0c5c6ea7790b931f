import { existsSync } from "node:fs";
import type { Locator } from "@playwright/test";
import { expect, test, visit } from "./shop-test.ts";

const CAKE = "a-cake-for-twelve";

const languageOf = (slug: string) => (existsSync(`content/posts/de/${slug}.md`) ? "de" : "en");

/** Returns the `lang` of the titles in links to posts, by slug. */
async function markedIn(links: Locator): Promise<Record<string, string | undefined>> {
  const found = await links.evaluateAll((all) =>
    all.map((link) => [
      new URL((link as HTMLAnchorElement).href).searchParams.get("post") ?? "",
      link.querySelector<HTMLElement>("bdi[lang]")?.lang,
    ]),
  );
  return Object.fromEntries(found);
}

test("a post is found by a German word and displayed in German", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await visit(page, "/blog-standard?lng=de");
  await page.getByRole("searchbox", { name: "Journal durchsuchen" }).fill("schneiden");
  await page.getByRole("searchbox", { name: "Journal durchsuchen" }).press("Enter");
  await page.locator("main article").getByRole("link", { name: "Eine Torte für zwölf" }).click();
  await expect(page).toHaveTitle("Eine Torte für zwölf · Vitrine");
  await expect(page.getByRole("heading", { level: 1 }).locator("bdi")).toHaveAttribute("lang", "de");
  const text = page.locator(".article");
  await expect(text).toHaveAttribute("lang", "de");
  await expect(text).toContainText("Rechnen Sie pro Person mit");
  await expect(page.locator("link[type='application/rss+xml']")).toHaveAttribute("href", "/rss.xml?lng=de");
  expect(
    asked.filter((url) => /\/posts-(?!de-)/.test(url)),
    "no other language is requested",
  ).toEqual([]);
});

test("each listed post is in the reader's language if translated, and marked if not", { tag: "@long" }, async ({
  page,
}) => {
  await visit(page, "/blog-no-sidebar?lng=de");
  for (let number = 1; number <= 2; number++) {
    const marked = await markedIn(page.locator("main article h2 a"));
    expect(Object.keys(marked).length).toBeGreaterThan(1);
    expect(marked).toEqual(Object.fromEntries(Object.keys(marked).map((slug) => [slug, languageOf(slug)])));
    if (number === 2) break;
    await page.getByRole("link", { name: "Nächste Seite" }).click();
    await expect(page).toHaveURL(new RegExp(`page=${number + 1}`));
    await expect(page.getByRole("link", { name: `Seite ${number + 1}`, exact: true })).toHaveAttribute(
      "aria-current",
      "page",
    );
  }
});

test("home pages and search show post titles in the reader's language", { tag: "@long" }, async ({ page }) => {
  await visit(page, "/home-cake-shop?lng=de");
  expect(await markedIn(page.locator(`main a[href*="post=${CAKE}"]`))).toEqual({ [CAKE]: "de" });
  await visit(page, "/search?lng=de");
  await page.getByRole("main").getByRole("combobox").first().fill("Torte für zwö");
  const option = page.getByRole("option", { name: "Eine Torte für zwölf" });
  await expect(option.locator("[lang=de]")).toBeVisible();
});

test("switching language on an open post changes title and text, and keeps the position", async ({ page }) => {
  await visit(page, `/blog-details-standard?post=${CAKE}&lng=en`);
  const text = page.locator(".article");
  await expect(text).toContainText("Reckon per person with");
  await page.evaluate(() => document.querySelector("#cutting-a-tall-cake")?.scrollIntoView());
  const heading = page.locator("#cutting-a-tall-cake");
  await expect(heading).toBeInViewport();
  await page.getByRole("button", { name: "Language and currency" }).click();
  await page.getByLabel("Language", { exact: true }).selectOption("de");
  await expect(text).toContainText("Rechnen Sie pro Person mit");
  await expect(text).toHaveAttribute("lang", "de");
  await expect(page).toHaveTitle("Eine Torte für zwölf · Vitrine");
  await expect(heading).toHaveText("Eine hohe Torte schneiden");
  await expect(heading, "the position is kept").toBeInViewport();
});

test("only journal pages with posts are indexable", { tag: "@long" }, async ({ request }) => {
  const kept = async (path: string) => !(await (await request.get(path)).text()).includes('name="robots"');
  expect(await kept("/blog-standard?page=2")).toBe(true);
  expect(await kept("/blog-standard?category=no-such")).toBe(false);
});

test("a journal category has its own title in the reader's language", { tag: "@long" }, async ({ request }) => {
  const titleOf = async (path: string) => /<title>([^<]+)/.exec(await (await request.get(path)).text())?.[1];
  expect(await titleOf("/blog-standard?category=care")).toBe("Care · Journal · Vitrine");
  expect(await titleOf("/blog-standard?category=care&lng=de")).toBe("Pflege · Journal · Vitrine");
  expect(await titleOf("/blog-standard?category=no-such")).toBe("Journal · Vitrine");
});
