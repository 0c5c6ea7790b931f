import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** Returns path and query of an e-mail's first link to a page. */
export function linkIn(mail: string, screen: string): string {
  const link = new RegExp(`https?://[^\\s]+/${screen}\\S*`).exec(mail)?.[0] ?? "";
  const { pathname, search } = new URL(link);
  return pathname + search;
}

/** Returns the latest e-mail of a template to an address that contains `named`; empty if there is none. */
export function findMail(outboxes: readonly string[], address: string, template: string, named = ""): string {
  const files = outboxes.flatMap((folder) => mailsIn(folder, template));
  const sorted = files.toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  const texts = sorted.map((file) => readFileSync(file, "utf8"));
  return texts.find((text) => text.includes(`To: ${address}\n`) && text.includes(named)) ?? "";
}

function mailsIn(folder: string, template: string): string[] {
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith(`-${template}.txt`));
    return names.map((name) => join(folder, name));
  } catch {
    return [];
  }
}
