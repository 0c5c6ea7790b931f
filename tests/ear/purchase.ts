import { expect, type Locator, type Page } from "@playwright/test";
import { wordsIn } from "../e2e/words-in.ts";
import type { Desktop } from "./desktop.ts";

/** Words from the top of a product page to its button, the owner's notice bar not counted. */
const MOST_WORDS = 155;

const MOST_PRESSES = 40;

/** A visit of the shop in a language, with the reader listening. */
export type Visit = { page: Page; desktop: Desktop; base: string; language: string };

const countWords = (said: readonly string[]) =>
  said
    .join(" ")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Returns a pattern for a translated sentence, whatever its values besides the given ones are. */
function sentence(language: string, english: string, values: Record<string, string> = {}): string {
  const words = wordsIn(language)(english, "{{name}}").replace(/[.*+?^$()|[\]\\]/g, "\\$&");
  return words.replace(/\{\{(\w+)\}\}/g, (_, name) => values[name] ?? ".+?");
}

async function open({ page, desktop, base, language }: Visit, path: string): Promise<void> {
  await page.goto(`${base}${path}${path.includes("?") ? "&" : "?"}lng=${language}`);
  await page.waitForSelector("html[data-ready]");
  // The reader begins to read the page by itself, with pauses.
  for (let silences = 0; silences < 3; ) silences = (await desktop.hears()).length === 0 ? silences + 1 : 0;
}

/** Presses a control by the Return key and checks that exactly one utterance follows, and which. */
async function pressed({ desktop }: Visit, control: Locator, said: string): Promise<void> {
  await control.focus();
  await desktop.hears();
  expect(await desktop.press("Return")).toEqual([expect.stringMatching(new RegExp(`^${said}\\.?$`))]);
}

/** Buys a lamp: what changes the price is said, once, and the order of a product's page is short. */
export async function buy(visit: Visit): Promise<void> {
  const { page, desktop, language } = visit;
  const t = wordsIn(language);
  const main = page.locator("main");
  const named = (english: string) => new RegExp(`^${sentence(language, english)}$`);
  const price = sentence(language, "Delivery {{delivery}}. Total {{total}}.");

  await open(visit, "/product/42");
  const name = (await page.locator("h1").innerText()).trim();
  const isButton = (each: string) => each.startsWith(t("Add to cart"));
  if (language === "en") {
    const said: string[] = await desktop.press("ctrl+Home");
    for (let presses = 0; presses < MOST_PRESSES && !said.some(isButton); presses++)
      said.push(...(await desktop.press("Down")));
    expect(said.some(isButton), "the button is reached").toBe(true);
    const notice = countWords(said.filter((each) => /^(Free delivery from|14 days)/.test(each)));
    expect(countWords(said) - notice, said.join(" | ")).toBeLessThanOrEqual(MOST_WORDS);
  }
  const add = main.getByRole("button", { name: t("Add to cart"), exact: true }).first();
  await pressed(visit, add, sentence(language, "{{name}} is now in your cart", { name }));

  await open(visit, "/cart");
  const quantity = `${sentence(language, "Quantity of {{name}}", { name })}[,،] 2`;
  await pressed(
    visit,
    main.getByRole("button", { name: named("Increase quantity of {{name}}") }),
    `${quantity}\\. ${price}`,
  );
  const remove = main.getByRole("button", { name: named("Remove {{name}}") });
  await pressed(visit, remove, sentence(language, "{{name}} is no longer in your cart", { name }));
  await expect(page.locator("h1")).toBeFocused();
  expect((await desktop.press("Tab")).join()).toContain(t("Undo"));
  expect((await desktop.press("Return")).join()).toContain(t("Undone"));

  await open(visit, "/checkout");
  await page.locator("#checkout-address-country").focus();
  await desktop.hears();
  await page.locator("#checkout-address-country").selectOption("IE");
  expect((await desktop.hears()).at(-1)).toMatch(new RegExp(`^${price}$`));
  await main.locator('input[autocapitalize="characters"][maxlength="40"]').fill("FIVER");
  const apply = main.getByRole("button", { name: t("Apply"), exact: true });
  await apply.focus();
  await desktop.hears();
  expect((await desktop.press("Return")).at(-1)).toMatch(new RegExp(`FIVER.*${price}`));
}
