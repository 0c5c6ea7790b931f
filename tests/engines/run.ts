/**
 * `npm run engines [-- words]`: tests the built shop in all installed browser engines besides Chromium. Arguments
 * select the walks and engines whose titles and names contain all of them. Screenshots of every page are saved in
 * `.cache/engines` for manual review.
 */
import { OwnShop } from "../e2e/own-shop.ts";
import { freePort } from "../free-port.ts";
import type { Engine, ReaderSettings } from "./engine.ts";
import { everyScreen, seeEveryScreen } from "./every-screen.ts";
import { findFirefox, openFirefox } from "./firefox.ts";
import { Shopper } from "./shopper.ts";
import { type Walk, walks } from "./walks.ts";
import { findWebKit, openWebKit } from "./webkit.ts";

const pictures = ".cache/engines";
const HEIGHT = 844;
const words = process.argv.slice(2);

const engines = [
  { name: "Firefox", path: findFirefox(), open: openFirefox, packages: "firefox-esr" },
  { name: "WebKit, Safari's engine,", path: findWebKit(), open: openWebKit, packages: "webkit2gtk-driver xvfb" },
];

/** Runs a walk in a new browser as a first-time visitor; returns the errors, one line each. */
async function take({ title, width, go }: Walk, engine: Engine): Promise<string[]> {
  const shopper = new Shopper(engine, shop.base, `${pictures}/${engine.name}`);
  try {
    await engine.view(width, HEIGHT);
    await go(shopper, shop);
    return await shopper.faults();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    // Awaited here, because the browser must stay open until the screenshot is taken.
    return await shopper.takesPicture(title).then(
      () => [why],
      () => [why, "and there is no picture of it"],
    );
  } finally {
    await engine.close();
  }
}

type Opener = (settings?: ReaderSettings) => Promise<Engine>;

/** Returns whether there were no errors. */
async function walkIn(walk: Walk, open: Opener): Promise<boolean> {
  const engine = await open(walk.settings);
  const faults = await take(walk, engine);
  console.info(`  ${faults.length === 0 ? "✓" : "✘"} ${engine.name}: ${walk.title}`);
  for (const fault of faults) console.info(`      ${fault}`);
  return faults.length === 0;
}

const all: Walk[] = [
  ...walks,
  {
    title: `${everyScreen.length} screens open without an error, none wider than a phone`,
    width: 390,
    go: seeEveryScreen,
  },
];
const shop = new OwnShop(await freePort());
await shop.open();
const wantedIn = (name: string) => all.filter(({ title }) => words.every((word) => `${name} ${title}`.includes(word)));
const outcomes: boolean[] = [];
for (const { name, path, open, packages } of engines) {
  if (!path) console.info(`  – ${name} is not here, and nothing is said of it. On Debian: apt-get install ${packages}`);
  else for (const walk of wantedIn(name)) outcomes.push(await walkIn(walk, (settings) => open(path, settings)));
}
await shop.remove();
if (outcomes.length === 0)
  console.info("  ✘ Nobody walked: no engine is here, or no walk has these words in its title.");
process.exit(outcomes.length > 0 && outcomes.every(Boolean) ? 0 : 1);
