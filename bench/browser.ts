import { type Browser, chromium } from "@playwright/test";

const flags = "--no-sandbox --disable-gpu --disable-quic --disable-dev-shm-usage --no-first-run";
const quiet = "--disable-background-networking --disable-component-update --disable-sync";

/** Launches Chromium for measuring: the one in CHROMIUM_PATH, or else Debian's. */
export function openBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
  return chromium.launch({ executablePath, args: `${flags} ${quiet}`.split(" ") });
}

/** A phone as emulated by Lighthouse, but 390 pixels wide. */
export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
