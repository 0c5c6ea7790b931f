import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** The path and query of the letter's first link to a screen. */
export function linkIn(letter: string, screen: string): string {
  const link = new RegExp(`https?://[^\\s]+/${screen}\\S*`).exec(letter)?.[0] ?? "";
  const { pathname, search } = new URL(link);
  return pathname + search;
}

/** The latest letter of a kind to an address, of those in these outboxes that name something; empty where there is none. */
export function findLetter(outboxes: readonly string[], address: string, template: string, named = ""): string {
  const files = outboxes.flatMap((folder) => lettersIn(folder, template));
  const sorted = files.toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  const texts = sorted.map((file) => readFileSync(file, "utf8"));
  return texts.find((text) => text.includes(`To: ${address}\n`) && text.includes(named)) ?? "";
}

function lettersIn(folder: string, template: string): string[] {
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith(`-${template}.txt`));
    return names.map((name) => join(folder, name));
  } catch {
    return [];
  }
}
