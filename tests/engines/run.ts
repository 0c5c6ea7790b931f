/**
 * `npm run engines [-- words]`: walks through the built shop in the installed browser engines besides Chromium.
 * Arguments select the journeys and engines whose titles and names contain all of them. Screenshots of the most
 * important screens are saved in `.cache/engines` for manual review.
 */
import { OwnShop } from "../e2e/own-shop.ts";
import { freePort } from "../free-port.ts";
import { findFirefox, openFirefox } from "./firefox.ts";
import { type Journey, journeys } from "./journeys.ts";
import { Shopper } from "./shopper.ts";
import { findWebKit, openWebKit } from "./webkit.ts";

const words = process.argv.slice(2);
const engines = [
  { name: "Firefox", path: findFirefox(), open: openFirefox, packages: "firefox-esr" },
  { name: "WebKit, Safari's engine,", path: findWebKit(), open: openWebKit, packages: "webkit2gtk-driver xvfb" },
];

/** Goes on a journey in a new browser, as a first-time visitor; returns the errors, one line each. */
async function faultsOf({ title, go }: Journey, shopper: Shopper): Promise<string[]> {
  try {
    await go(shopper, shop);
    return await shopper.faults();
  } catch (error) {
    const picture = await shopper.takesPicture(title).catch((reason) => `no picture of it: ${reason}`);
    return [error instanceof Error ? error.message : String(error), ...(picture ? [picture] : [])];
  }
}

const shop = new OwnShop(await freePort());
await shop.open();
const outcomes: boolean[] = [];
for (const { name, path, open, packages } of engines) {
  if (!path) console.info(`  – ${name} is not here, and nothing is said of it. On Debian: apt-get install ${packages}`);
  const wanted = journeys.filter(({ title }) => words.every((word) => `${name} ${title}`.includes(word)));
  for (const journey of path ? wanted : []) {
    const engine = await open(path ?? "", journey.width, 844);
    const shopper = new Shopper(engine, shop.base, `.cache/engines/${engine.name.split("/")[0]}`);
    const faults = await faultsOf(journey, shopper).finally(() => engine.close());
    console.info(`  ${faults.length === 0 ? "✓" : "✘"} ${engine.name}: ${journey.title}`);
    for (const fault of faults) console.info(`      ${fault}`);
    outcomes.push(faults.length === 0);
  }
}
await shop.remove();
if (outcomes.length === 0 && words.length > 0)
  console.info("  ✘ No journey in an engine that is here has these words.");
const passed = outcomes.filter(Boolean).length;
console.info(`${passed} passed, ${outcomes.length - passed} failed`);
process.exit(passed === outcomes.length && (passed > 0 || words.length === 0) ? 0 : 1);
