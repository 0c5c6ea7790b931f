import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { shopper } from "../e2e/buying.ts";
import { wordsIn } from "../e2e/words-in.ts";
import type { EarBrowser } from "./browsers.ts";
import { countWords, type Keys } from "./keys.ts";

/** Words after the reader's summary of a product's page to its button, by heading and by buttons. */
const MOST_WORDS = 16;
const MOST_PRESSES = 60;
const TERMS = "I accept the <0>terms</0> and have read the <1>right of withdrawal</1> and the <2>privacy policy</2>.";

/** A visit of the shop in a language, with the reader listening. */
export type Visit = { browser: EarBrowser; keys: Keys; base: string; language: string };

/** What finds the lamp in each language, and its name there. */
const lamp: Readonly<Record<string, string>> = { en: "jointed lamp", de: "Gelenklampe", ar: "VTEL042" };

function nameOf(language: string): string {
  if (language === "en") return "Jointed Arm Lamp";
  return JSON.parse(readFileSync(`catalogue/${language}/electronics.json`, "utf8")).products[42].name;
}

const escaped = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, "\\$&");

/** Returns a pattern for a translated sentence, whatever its values besides the given ones are. */
function sentence(language: string, english: string, values: Record<string, string> = {}): string {
  const words = escaped(wordsIn(language)(english, "{{name}}"));
  return words.replace(/\{\{(\w+)\}\}/g, (_, name) => escaped(values[name] ?? "") || ".+?");
}

/** Buys a lamp, from the home page to the thanks, by keys and ears; returns the number of presses. */
export async function buy({ browser, keys, base, language }: Visit): Promise<number> {
  const t = wordsIn(language);
  const starts = (english: string) => new RegExp(`^${escaped(t(english))}`);
  const name = nameOf(language);
  const product = new RegExp(escaped(name));

  await browser.open(`${base}/?lng=${language}`);
  await keys.listen();
  keys.presses = 0;
  await keys.until("Tab", starts("Search"));
  await keys.type(lamp[language] ?? name);
  // Arabic says two in a word of its own.
  await keys.hear(/\d|اقتراح/);
  await keys.until("Down", product, 4);
  await keys.press("Return");
  await keys.hear(product);
  expect(await browser.path()).toBe("/product/42");
  await keys.until("Tab", starts("Buy now"));
  await keys.press("Return");
  await keys.hear(starts("Checkout"));
  const fill = async (label: string, text: string) => {
    await keys.until("Tab", starts(label));
    await keys.type(text);
  };
  await fill("E-mail address", shopper.email);
  await fill("First and last name", shopper.name);
  await fill("Street and house number", shopper.street);
  await fill("Postcode", shopper.postcode);
  await fill("Town or city", shopper.city);
  const [accept = ""] = t(TERMS).split("<");
  await keys.until("Tab", new RegExp(`^${escaped(accept)}`));
  await keys.press("space");
  await keys.until("Tab", starts("Order with obligation to pay"));
  await keys.press("Return");
  await keys.hear(new RegExp(`(?:^|\\. )${escaped(t("Payment"))}`));
  await keys.until("Tab", new RegExp(`^${escaped(t("Pay"))}(?: |$)`));
  await keys.press("Return");
  await keys.hear(starts("Thank you for your order"));
  expect(await browser.path()).toBe("/success");
  expect(keys.presses).toBeLessThanOrEqual(MOST_PRESSES);
  return keys.presses;
}

/** Listens to the page of a product from heading to heading and button to button; returns the words to "Add to cart". */
export async function hearProduct({ browser, keys, base, language }: Visit): Promise<number> {
  const starts = (english: string) => new RegExp(`^${escaped(wordsIn(language)(english))}`);
  await browser.open(`${base}/product/42?lng=${language}`);
  await keys.listen();
  await keys.press("ctrl+Home");
  const headings = await keys.until("h", starts("Cart"), 4);
  expect(headings[0]).toContain(nameOf(language));
  const words = countWords([...headings, ...(await keys.until("b", starts("Add to cart"), 2))]);
  expect(words, keys.heard.join("\n")).toBeLessThanOrEqual(MOST_WORDS);
  return words;
}

/** Changes what changes the price, in cart and checkout: each time one sentence says the new one. */
export async function hearPrices({ browser, keys, base, language }: Visit): Promise<void> {
  const name = nameOf(language);
  const starts = (english: string) => new RegExp(`^${sentence(language, english, { name })}`);
  const price = sentence(language, "Delivery {{delivery}}. Total {{total}}.");
  await browser.open(`${base}/product/42?lng=${language}`);
  await keys.listen();
  await keys.until("b", starts("Add to cart"), 12);
  await keys.saysOnce("Return", new RegExp(`^${sentence(language, "{{name}} is now in your cart", { name })}\\.?$`));
  await browser.open(`${base}/cart?lng=${language}`);
  await keys.listen();
  await keys.until("b", starts("Increase quantity of {{name}}"), 12);
  await keys.saysOnce(
    "Return",
    new RegExp(`^${sentence(language, "Quantity of {{name}}", { name })}[,،] \\d+\\. ${price}$`),
  );
  // Two are delivered free of charge everywhere: only one costs more in another country.
  await keys.until("shift+b", starts("Decrease quantity of {{name}}"), 2);
  await keys.press("Return");
  await keys.until("b", starts("Remove {{name}}"), 6);
  expect((await keys.press("Return")).join(" ")).toMatch(starts("{{name}} is no longer in your cart").source.slice(1));
  await keys.until("Tab", starts("Undo"), 2);
  expect((await keys.press("Return")).join(" ")).toContain(wordsIn(language)("Undone"));
  await browser.open(`${base}/checkout?lng=${language}`);
  await keys.listen();
  await keys.press("Tab");
  await keys.press("Return");
  await keys.until("Tab", /Deutschland|Germany|ألمانيا/, 12);
  await keys.until("Down", /Irland|Ireland|أيرلندا/, 8);
  await keys.hear(new RegExp(price));
}
