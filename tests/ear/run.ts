/**
 * `npm run test:long` listens to the shop: it buys with the screen reader Orca and Chromium, and holds what is said. Starts
 * itself again within a display and a session of its own. Without Debian's packages it says which, and nothing else.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { OwnShop } from "../e2e/own-shop.ts";
import { freePort } from "../free-port.ts";
import { Desktop, missingPackages } from "./desktop.ts";
import { buy } from "./purchase.ts";

const missing = missingPackages();
if (missing.length > 0) {
  console.info(`  – The shop is not listened to. On Debian: apt-get install ${missing.join(" ")}`);
  console.info("0 passed, 0 failed");
  process.exit(0);
}
if (!process.env["VITRINE_EAR"]) {
  const session = [
    "-a",
    "-s",
    "-screen 0 1440x900x24",
    "dbus-run-session",
    "--",
    process.execPath,
    ...process.argv.slice(1),
  ];
  const { status } = spawnSync("xvfb-run", session, { stdio: "inherit", env: { ...process.env, VITRINE_EAR: "yes" } });
  process.exit(status ?? 1);
}

const shop = new OwnShop(await freePort());
await shop.open();
const outcomes: boolean[] = [];
const languages = process.argv.length > 2 ? process.argv.slice(2) : ["en", "de", "ar"];
for (const language of languages) {
  const desktop = new Desktop();
  await desktop.startReader();
  const context = await chromium.launchPersistentContext(join(desktop.folder, "profile"), {
    executablePath: "/usr/bin/chromium",
    headless: false,
    viewport: null,
    env: desktop.env,
    args: ["--no-sandbox", "--force-renderer-accessibility", "--window-size=1400,900", `--app=${shop.base}/robots.txt`],
  });
  const [page] = context.pages();
  const fault = page && (await buy({ page, desktop, base: shop.base, language }).then(() => undefined, String));
  console.info(`  ${fault ? "✘" : "✓"} a lamp is bought by ear, in ${language}${fault ? `\n      ${fault}` : ""}`);
  outcomes.push(page !== undefined && !fault);
  await context.close();
  desktop.stop();
}
await shop.remove();
const passed = outcomes.filter(Boolean).length;
console.info(`${passed} passed, ${outcomes.length - passed} failed`);
process.exit(passed === outcomes.length ? 0 : 1);
