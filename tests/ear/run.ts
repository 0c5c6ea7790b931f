/**
 * `npm run test:long` listens to the shop: it buys with the screen reader Orca in Chromium and Firefox, and holds what is
 * said. Starts itself again within a display and a session of its own. Without Debian's packages it says which, and
 * nothing else. What was heard is written to `.cache/ear`. Arguments select languages and browsers.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { OwnShop } from "../e2e/own-shop.ts";
import { freePort } from "../free-port.ts";
import { browsers } from "./browsers.ts";
import { Desktop, missingPackages } from "./desktop.ts";
import { Keys } from "./keys.ts";
import { buy, hearPrices, hearProduct, type Visit } from "./purchase.ts";

const wanted = process.argv.slice(2);
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
    import.meta.filename,
  ];
  const env = { ...process.env, VITRINE_EAR: "yes" };
  process.exit(spawnSync("xvfb-run", [...session, ...wanted], { stdio: "inherit", env }).status ?? 1);
}

const walks: Readonly<Record<string, (visit: Visit) => Promise<unknown>>> = {
  "a lamp is bought by keys and ears": async (visit) => `${await buy(visit)} presses`,
  "a product is heard by heading and buttons": async (visit) => `${await hearProduct(visit)} words`,
  "what changes the price is said": hearPrices,
};
const all = Object.keys(browsers).flatMap((name) => ["en", "de", "ar"].map((language) => ({ name, language })));
const chosen = all.filter(({ name, language }) => wanted.every((word) => word === language || name.includes(word)));
if (chosen.length === 0) {
  console.error(`None of ${Object.keys(browsers).join(", ")} in en, de or ar is called ${wanted.join(" ")}.`);
  process.exit(1);
}
const outcomes: boolean[] = [];
mkdirSync(".cache/ear", { recursive: true });
for (const { name, language } of chosen) {
  const shop = new OwnShop(await freePort());
  await shop.open();
  const desktop = new Desktop();
  await desktop.startReader();
  const browser = await browsers[name]?.(desktop, `${shop.base}/robots.txt`);
  for (const [title, walk] of browser ? Object.entries(walks) : []) {
    const keys = new Keys(desktop);
    let fault = "";
    const result = await walk({
      browser: browser as NonNullable<typeof browser>,
      keys,
      base: shop.base,
      language,
    }).catch((error) => {
      fault = error instanceof Error ? error.message : String(error);
    });
    console.info(`  ${fault ? "✘" : "✓"} ${name}, ${language}: ${title} ${result ?? ""}`);
    if (fault) console.info(`      ${fault.replaceAll("\n", "\n      ")}`);
    writeFileSync(`.cache/ear/${name} ${language}, ${title}.txt`.replaceAll(" ", "-"), `${keys.heard.join("\n")}\n`);
    outcomes.push(!fault);
  }
  await browser?.close();
  desktop.stop();
  await shop.remove();
}
const passed = outcomes.filter(Boolean).length;
console.info(`${passed} passed, ${outcomes.length - passed} failed`);
process.exit(passed === outcomes.length ? 0 : 1);
