import type { Page } from "@playwright/test";

/** How a translator replaces a text: in one step, or by inserting its element first; before hydration or on demand. */
export type Manner = { isEarly: boolean; isOneStep: boolean };

/**
 * Adds a simulated translator to the pages opened from now on: it replaces every text by two nested `font` elements,
 * those that come later too, as Chrome's does; a translation is the text in « ». Returns a function that starts it, if
 * it does not start with the document.
 */
export async function addTranslator(page: Page, manner: Manner): Promise<() => Promise<void>> {
  await page.addInitScript(({ isEarly, isOneStep }) => {
    function translate(text: Text) {
      const isLeft = text.parentElement?.closest("script, style, noscript, textarea, title, svg, font");
      if (isLeft !== null || !text.data.trim()) return;
      const outer = document.createElement("font");
      const inner = document.createElement("font");
      inner.textContent = `«${text.data}»`;
      outer.append(inner);
      if (isOneStep) return text.replaceWith(outer);
      text.before(outer);
      text.remove();
    }
    function translateAll(root: Node) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(translate);
    }
    function start() {
      document.documentElement.lang = "nl";
      document.documentElement.classList.add("translated-ltr");
      translateAll(document.body);
      const later = new MutationObserver((records) => {
        for (const { target, addedNodes } of records) for (const node of [target, ...addedNodes]) translateAll(node);
      });
      later.observe(document.body, { childList: true, subtree: true, characterData: true });
    }
    if (isEarly) addEventListener("DOMContentLoaded", start);
    Object.assign(window, { translatePage: start });
  }, manner);
  return () => page.evaluate(() => (window as unknown as { translatePage(): void }).translatePage());
}
