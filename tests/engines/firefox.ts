import { existsSync } from "node:fs";
import puppeteer, { type KeyInput } from "puppeteer-core";
import type { Engine } from "./engine.ts";

const places = [process.env["FIREFOX_PATH"], "/usr/bin/firefox-esr", "/usr/bin/firefox", "/snap/bin/firefox"];

/** Browsers start slowly on a busy machine. */
const START_MS = 120_000;

/** Returns the path of an installed Firefox. */
export const findFirefox = (): string | undefined => places.find((place) => place && existsSync(place));

/** Starts Firefox with a fresh profile. Puppeteer drives it through WebDriver BiDi, which needs no geckodriver. */
export async function openFirefox(executablePath: string, width: number, height: number): Promise<Engine> {
  const defaultViewport = { width, height };
  const browser = await puppeteer.launch({ browser: "firefox", executablePath, defaultViewport, timeout: START_MS });
  // A new tab: in the first one the address bar has the focus, and keys do not reach the page.
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(String(error instanceof Error ? error.stack : error)));
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(`${message.text()} ${message.location().url ?? ""}`);
  });
  return {
    name: await browser.version(),
    open: (url) => page.goto(url),
    evaluate: (run, ...args) => page.evaluate(run as (...given: unknown[]) => unknown, ...args) as Promise<never>,
    press: ({ x, y }) => page.mouse.click(x, y),
    async types(text) {
      for (const key of text) await page.keyboard.press(key as KeyInput);
    },
    picture: () => page.screenshot(),
    takeFaults: async () => faults.splice(0),
    close: () => browser.close(),
  };
}
