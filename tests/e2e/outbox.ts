import { readdirSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";

/** The latest letter of a kind to an address, of those that name something, from the outbox of the shop that the journeys run on. */
export async function letterTo(address: string, template: string, named = ""): Promise<string> {
  await expect.poll(() => findLetter(address, template, named), { timeout: 20_000 }).not.toBe("");
  return findLetter(address, template, named);
}

/** The path and query of the letter's first link to a screen. */
export function linkIn(letter: string, screen: string): string {
  const link = new RegExp(`https?://[^\\s]+/${screen}\\S*`).exec(letter)?.[0] ?? "";
  const { pathname, search } = new URL(link);
  return pathname + search;
}

function findLetter(address: string, template: string, named: string): string {
  const folders = readdirSync(tmpdir()).filter((name) => name.startsWith("vitrine-journeys-"));
  const files = folders.flatMap((name) => lettersIn(join(tmpdir(), name, "outbox"), template));
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
