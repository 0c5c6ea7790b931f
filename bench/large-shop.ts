import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { generateCatalogue } from "./generate-catalogue.ts";
import { startShop } from "./shop-process.ts";
import type { Table } from "./table.ts";
import { largeInteractionTables } from "./time-interactions.ts";

const PRODUCTS = 10_000;

/** Builds a shop so large that browsers query the server, and times its listing interactions. */
export async function largeShopTables(browser: Browser): Promise<Table[]> {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-large-"));
  const environment = { CATALOGUE_DIR: folder };
  generateCatalogue("catalogue", folder, PRODUCTS);
  try {
    const env = { ...process.env, ...environment };
    const { status, stderr } = spawnSync(process.execPath, ["scripts/build.mjs"], { encoding: "utf8", env });
    if (status !== 0) throw new Error(`the large shop was not built: ${stderr}`);
    const shop = await startShop(environment);
    const tables = await largeInteractionTables(browser, shop.base, PRODUCTS);
    await shop.stop();
    return tables;
  } finally {
    spawnSync(process.execPath, ["scripts/build.mjs"]);
    rmSync(folder, { recursive: true });
  }
}
