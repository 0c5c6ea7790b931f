import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";

/** A short text that changes with any translation file. */
export function wordsVersion(): string {
  const hash = createHash("sha256");
  for (const file of globSync("public/locales/**/*.json").sort()) hash.update(file).update(readFileSync(file));
  return hash.digest("hex").slice(0, 8);
}
