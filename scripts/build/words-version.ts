import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { shop } from "../../shop.config.ts";

/** A short text that changes with any translation file and with the owner's own words. */
export function wordsVersion(): string {
  const hash = createHash("sha256").update(JSON.stringify(shop.words ?? {}));
  for (const file of globSync("public/locales/**/*.json").sort()) hash.update(file).update(readFileSync(file));
  return hash.digest("hex").slice(0, 8);
}
