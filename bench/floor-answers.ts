import type { Locator, Page } from "@playwright/test";

/** Products within the initial viewport of a large screen; the rest may follow a moment later. */
const FIRST_PRODUCTS = 6;

/** Blocks the shop's scripts on a page. */
export async function blockScripts(page: Page): Promise<void> {
  await page.route(/\.js$/, (route) => route.abort());
}

/**
 * Handles an event at `target` without the shop's scripts: a listener inserts the server-rendered HTML of the result,
 * fetched and parsed in advance. Its time is the browser's own share, the lower bound on this machine in this run.
 */
export async function applyResultDirectly(target: Locator, event: "click" | "change"): Promise<void> {
  await target.evaluate(
    async (pressed, { event, count }) => {
      delete document.documentElement.dataset["waits"];
      const address = addressOf(pressed);
      const answer = address ? await drawn(address) : pressed.matches("select") ? changeMoney() : countInHeader;
      pressed.addEventListener(event, (happened) => {
        happened.preventDefault();
        answer();
      });

      function addressOf(pressed: Element): string | undefined {
        if (pressed instanceof HTMLAnchorElement) return pressed.href;
        if (pressed instanceof HTMLInputElement) return `${location.pathname}?${pressed.name}=${pressed.value}`;
        if (pressed instanceof HTMLSelectElement && pressed.name === "sort")
          return `${location.pathname}?sort=${pressed.options[pressed.selectedIndex + 1]?.value}`;
        return undefined;
      }

      /** Prepares a listing's products or another page; what is below the first view is appended later. */
      async function drawn(address: string): Promise<() => void> {
        const { href, pathname, searchParams } = new URL(address, location.href);
        const isNewScreen = pathname !== location.pathname;
        const part = isNewScreen ? "main" : "#listing-results";
        const page = new DOMParser().parseFromString(await (await fetch(href)).text(), "text/html");
        const [now, next] = [document.querySelector(part), page.querySelector(part)];
        if (!now || !next) throw new Error(`no ${part} at ${href}`);
        const list = isNewScreen ? next : next.querySelector("ul");
        const parts = [...(list?.children ?? [])];
        const withHeading = parts.findIndex((part) => part.querySelector("h1"));
        const late = parts.slice(isNewScreen ? withHeading + 1 : count);
        document.adoptNode(next);
        for (const each of late) each.remove();
        return () => {
          history.pushState({}, "", href);
          now.replaceWith(next);
          if (isNewScreen || searchParams.has("page")) scrollTo(0, 0);
          requestAnimationFrame(() => setTimeout(() => list?.append(...late)));
        };
      }

      function changeMoney(): () => void {
        // Exchange rates are loaded by scripts, and a currency without one is disabled.
        for (const option of pressed.querySelectorAll("option")) option.disabled = false;
        const texts = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
        const prices: Text[] = [];
        while (texts.nextNode())
          if (texts.currentNode.textContent?.includes("€")) prices.push(texts.currentNode as Text);
        return () => {
          for (const price of prices) price.data = price.data.replace("€", "$");
        };
      }

      function countInHeader() {
        document.querySelector("header button:last-of-type")?.append("1");
      }
    },
    { event, count: FIRST_PRODUCTS },
  );
}
