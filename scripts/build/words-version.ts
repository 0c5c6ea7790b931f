import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { shop } from "../../shop.config.ts";

/** Returns a short hash of all translation files and the owner's own wording. */
export function wordsVersion(): string {
  const hash = createHash("sha256").update(JSON.stringify(shop.words ?? {}));
  for (const file of globSync("public/locales/**/*.json").sort()) hash.update(file).update(readFileSync(file));
  return hash.digest("hex").slice(0, 8);
}
