import { chooseHomes } from "../../app/homes/open-homes.ts";
import { shop } from "../../shop.config.ts";
import { everyScreen as screensOfRoutes } from "../e2e/every-screen.ts";
import type { Shopper } from "./shopper.ts";

const homes = chooseHomes(shop.homes).map(({ path }) => path);

/** Paths of all routes and home pages. */
export const everyScreen: readonly string[] = [...new Set([...screensOfRoutes(), ...homes])];

/** Opens every page, takes a screenshot, and fails with all errors found. */
export async function seeEveryScreen(shopper: Shopper): Promise<void> {
  const found: string[] = [];
  for (const path of everyScreen) {
    await shopper.visit(path);
    const { over, heading } = await shopper.engine.evaluate(() => ({
      over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      heading: document.querySelector("h1")?.textContent,
    }));
    if (over > 0) found.push(`${path} is ${over} px wider than the window`);
    if (!heading) found.push(`${path} has no heading`);
    for (const fault of await shopper.faults()) found.push(`${path}: ${fault}`);
    await shopper.takesPicture(path);
  }
  if (found.length > 0) throw new Error(found.join("\n      "));
}
