import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runShop } from "../run-shop.ts";
import { JOURNEY_PORT } from "./journey-port.ts";

/** Starts the shop that the journeys share, with an empty data folder; returns what ends it after the last of them. */
export default async function startShop(): Promise<() => Promise<void>> {
  const data = mkdtempSync(join(tmpdir(), "vitrine-journeys-"));
  process.env["JOURNEY_DATA"] = data;
  const shop = await runShop({ port: JOURNEY_PORT, data });
  return async () => {
    await shop.stop();
    rmSync(data, { recursive: true, force: true });
  };
}
