import type { Page } from "@playwright/test";
import { directionOf } from "../../app/platform/i18n/languages.ts";
import { shop } from "../fixtures/sample-shop.config.ts";
import { isLong } from "../is-long.ts";
import { leftToRight, lettersIn } from "./letters.ts";
import { drawAs, mailPrograms } from "./mail-programs.ts";
import { expect, test } from "./shop-test.ts";

const languages = isLong ? shop.languages : ["en", "ar"];

for (const program of mailPrograms)
  test(`every e-mail keeps its width, columns, direction and the order of its codes in ${program.name}`, async ({
    page,
  }) => {
    test.slow();
    const faults: string[] = [];
    for (const language of languages)
      for (const [name, html] of Object.entries(lettersIn(language)))
        for (const width of name === "contract" ? [390, 700] : [390]) {
          await page.setViewportSize({ width, height: 900 });
          await drawAs(page, program, html);
          const found = await faultsOf(page, directionOf(language));
          faults.push(...found.map((fault) => `${name} in ${language} at ${width}: ${fault}`));
        }
    expect(faults).toEqual([]);
  });

test("an e-mail in dark mode has light words on dark, in each program that has one", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  for (const program of mailPrograms.filter(({ hasDarkMode }) => hasDarkMode)) {
    await drawAs(page, program, lettersIn("en")["contract"] ?? "");
    expect(await faintTexts(page), program.name).toEqual([]);
    await expect(page.locator("td", { has: page.locator("h1") }).last()).toHaveCSS(
      "background-color",
      "rgb(35, 33, 29)",
    );
  }
});

/** Returns what is not where it should be, in words. */
function faultsOf(page: Page, direction: "ltr" | "rtl"): Promise<string[]> {
  return page.evaluate(
    ([side, codes]) => {
      const found: string[] = [];
      const is = (what: string, value: number | string, wanted: number | string) => {
        const isNear = typeof value === "number" && Math.abs(value - Number(wanted)) <= 1;
        if (!isNear && value !== wanted) found.push(`${what} is ${value}, not ${wanted}`);
      };
      const textOf = (node: Node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return range.getBoundingClientRect();
      };
      const edge = ({ left, right }: DOMRect, end: boolean) => ((side === "ltr") === end ? right : left);
      const title = document.querySelector("h1");
      const card = title?.parentElement;
      if (!title || !card) return ["the title is gone"];
      const box = card.getBoundingClientRect();
      is("the width", box.width, Math.min(560, innerWidth - 24));
      is("the space beside it", box.left, innerWidth - box.right);
      is("the page's width", document.documentElement.scrollWidth, innerWidth);
      is("the padding", title.getBoundingClientRect().left - box.left, 32);
      is("the direction", getComputedStyle(title).direction, side);
      is("the title's start", edge(textOf(title), false), edge(title.getBoundingClientRect(), false));
      for (const label of document.querySelectorAll("th[scope=row]")) {
        const amount = label.nextElementSibling;
        if (!amount) continue;
        is("the start of a line", edge(textOf(label), false), edge(title.getBoundingClientRect(), false));
        is("the end of an amount", edge(textOf(amount), true), edge(title.getBoundingClientRect(), true));
        is("the font of a line", getComputedStyle(label).fontFamily.slice(0, 9), "system-ui");
      }
      for (const button of document.querySelectorAll("td > a")) {
        const height = button.parentElement?.getBoundingClientRect().height ?? 0;
        if (height < 40) found.push(`the button is ${height} high`);
      }
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const node = texts.currentNode;
        if (!node.parentElement?.checkVisibility()) continue;
        for (const code of codes) {
          const start = (node.textContent ?? "").indexOf(code);
          if (start < 0) continue;
          const places = [...code].map((_, i) => {
            const range = document.createRange();
            range.setStart(node, start + i);
            range.setEnd(node, start + i + 1);
            return range.getBoundingClientRect();
          });
          const isInOrder = places.every(({ left, top }, i) => {
            const before = places[i - 1];
            return !before || top > before.top + 2 || left >= before.left;
          });
          if (!isInOrder) found.push(`${code} is in another order`);
        }
      }
      return found;
    },
    [direction, leftToRight] as const,
  );
}

/** Returns the texts whose colour is too near to that behind them (below 4.5 to 1). */
function faintTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const numbers = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const light = (colour: string) =>
      numbers(colour)
        .slice(0, 3)
        .map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4))
        .reduce((sum, part, i) => sum + part * ([0.2126, 0.7152, 0.0722][i] ?? 0), 0);
    const behind = (element: Element | null): string => {
      const colour = element ? getComputedStyle(element).backgroundColor : "rgb(255, 255, 255)";
      return numbers(colour)[3] === 0 ? behind(element?.parentElement ?? null) : colour;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const faint: string[] = [];
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (!parentElement?.checkVisibility() || !textContent?.trim()) continue;
      const [high = 0, low = 0] = [light(getComputedStyle(parentElement).color), light(behind(parentElement))].sort(
        (a, b) => b - a,
      );
      if ((high + 0.05) / (low + 0.05) < 4.5) faint.push(textContent);
    }
    return faint;
  });
}
