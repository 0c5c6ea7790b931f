import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import puppeteer from "puppeteer-core";
import { findFirefox } from "../engines/firefox.ts";
import type { Desktop } from "./desktop.ts";

/** A browser with windows, which the reader reads: it is asked for addresses only, all else is done by keys. */
export type EarBrowser = {
  /** Opens an address; resolves when the page reacts. */
  open(url: string): Promise<void>;
  path(): Promise<string>;
  close(): Promise<void>;
};

const READY = "html[data-ready]";

async function openChromium({ folder, env }: Desktop, start: string): Promise<EarBrowser> {
  // It would offer to keep the address that is typed, aloud.
  mkdirSync(join(folder, "chromium/Default"), { recursive: true });
  writeFileSync(join(folder, "chromium/Default/Preferences"), '{"autofill":{"profile_enabled":false}}');
  const context = await chromium.launchPersistentContext(join(folder, "chromium"), {
    executablePath: "/usr/bin/chromium",
    headless: false,
    viewport: null,
    env,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--force-renderer-accessibility",
      "--window-size=1400,900",
      "--test-type",
      `--app=${start}`,
    ],
  });
  const page = context.pages()[0] ?? (await context.newPage());
  return {
    async open(url) {
      await page.goto(url);
      await page.waitForSelector(READY);
    },
    path: async () => new URL(page.url()).pathname,
    close: () => context.close(),
  };
}

async function openFirefox({ env }: Desktop, start: string): Promise<EarBrowser> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: findFirefox(),
    headless: false,
    defaultViewport: null,
    timeout: 120_000,
    env: { ...env, GNOME_ACCESSIBILITY: "1", MOZ_ENABLE_WAYLAND: "0" },
    args: ["--kiosk"],
  });
  const page = await browser.newPage();
  await page.goto(start);
  return {
    async open(url) {
      await page.goto(url);
      await page.waitForSelector(READY);
      await page.bringToFront();
    },
    path: async () => new URL(page.url()).pathname,
    close: () => browser.close(),
  };
}

/** The browsers that Debian has, by name; `start` is an address without a page to read. */
export const browsers: Readonly<Record<string, (desktop: Desktop, start: string) => Promise<EarBrowser>>> = {
  Chromium: openChromium,
  ...(findFirefox() && { "Firefox ESR": openFirefox }),
};
