import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runShop } from "../run-shop.ts";
import { JOURNEY_PORT } from "./journey-port.ts";
import { setStock } from "./owner.ts";

/** Goods that many journeys buy: whichever runs last still finds them. */
const boughtOften = ["11", "13", "20", "30", "42", "61"];

/** Starts the shop that the journeys share, with an empty data folder; returns what ends it after the last of them. */
export default async function startShop(): Promise<() => Promise<void>> {
  const data = mkdtempSync(join(tmpdir(), "vitrine-journeys-"));
  process.env["JOURNEY_DATA"] = data;
  const shop = await runShop({ port: JOURNEY_PORT, data });
  for (const item of boughtOften) await setStock(item, 1000);
  return async () => {
    await shop.stop();
    rmSync(data, { recursive: true, force: true });
  };
}
