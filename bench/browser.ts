import { type Browser, chromium } from "@playwright/test";

const flags = "--no-sandbox --disable-gpu --disable-quic --disable-dev-shm-usage --no-first-run";
const quiet = "--disable-background-networking --disable-component-update --disable-sync";

/** A Chromium for measuring: the one named in CHROMIUM_PATH, Debian's, or Playwright's own. */
export function openBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
  return chromium.launch({ executablePath, args: `${flags} ${quiet}`.split(" ") });
}

/** A phone as Lighthouse sees it, 390 pixels wide. */
export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
