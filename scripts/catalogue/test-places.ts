import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { type ImportSettings, importCatalogue } from "./import-catalogue.ts";
import type { Places } from "./write-catalogue.ts";

export const noon = new Date("2026-11-22T12:00:00.000Z");

/** Copies the current catalogue and picture index to a temporary folder. */
export function createPlaces(): Places & { root: string } {
  const root = mkdtempSync(join(tmpdir(), "goods-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const places = { catalogue: "catalogue", pictures: "pictures", backups: "backups", content: "content" };
  cpSync("catalogue", join(root, "catalogue"), { recursive: true });
  mkdirSync(join(root, "pictures"));
  mkdirSync(join(root, "content"));
  cpSync("public/pictures/index.json", join(root, "pictures/index.json"));
  const [catalogue, pictures, backups, content] = Object.values(places).map((name) => join(root, name));
  return { root, catalogue: catalogue ?? "", pictures: pictures ?? "", backups: backups ?? "", content: content ?? "" };
}

type Overrides = Partial<Omit<ImportSettings, "places">>;

/** Imports CSV lines or a file into that copy. */
export function importInto(
  places: Places & { root: string },
  goods: readonly string[] | string,
  overrides: Overrides = {},
) {
  const file = typeof goods === "string" ? goods : join(places.root, "goods.csv");
  if (typeof goods !== "string") writeFileSync(file, goods.join("\n"));
  return importCatalogue({
    now: noon,
    isTrial: false,
    ...overrides,
    file,
    places,
  });
}
