import { existsSync, readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { StartError } from "../db/start-error.ts";

/** Where the owner lists addresses of a former shop, or of former goods, and the pages that took their place. */
export const REDIRECTS = "content/redirects.csv";

/** A line of the list: an address that is no more, and the path of the page to show instead. */
export type Redirect = { line: number; from: string; to: string };

/**
 * Reads the list, which has two columns: `From`, a path or a whole URL of any host, and `To`, a path of this shop. Throws
 * `StartError` with a line for each mistake.
 */
export function readRedirects(file = REDIRECTS): Redirect[] {
  if (!existsSync(file)) return [];
  const options = { bom: true, delimiter: [",", ";", "\t"], info: true, relax_column_count: true, trim: true };
  const rows = parse(readFileSync(file, "utf8"), { ...options, skip_empty_lines: true }) as unknown as {
    record: string[];
    info: { lines: number };
  }[];
  const mistakes: string[] = [];
  const lines = new Map<string, number>();
  const redirects = rows.flatMap(({ record: [from = "", to = ""], info: { lines: line } }) => {
    if (line === 1 && !isAddress(from)) return [];
    const key = isAddress(from) ? keyOf(from) : "";
    const reason = mistakeIn({ from, to, key }, lines.get(key));
    if (reason) mistakes.push(`${file}: line ${line}: ${reason}`);
    lines.set(key, line);
    return reason ? [] : [{ line, from: key, to }];
  });
  if (mistakes.length > 0) throw new StartError(mistakes.join("\n"));
  return redirects;
}

function mistakeIn({ from, to, key }: { from: string; to: string; key: string }, earlier?: number): string | undefined {
  if (key === "") return `"${from}" is neither a path, as in /products/cup, nor a URL`;
  if (!/^\/(?!\/)/.test(to)) return `"${to}" is not a path of this shop, as in /product/145`;
  if (key === keyOf(to)) return `"${from}" leads to itself`;
  return earlier === undefined ? undefined : `"${from}" stands in line ${earlier} already`;
}

/** Returns a function that finds where a URL leads now: with its query if the list has it so, else by its path. */
export function createRedirects(redirects: readonly Redirect[]): (address: string) => string | undefined {
  const targets = new Map(redirects.map(({ from, to }) => [from, to]));
  return (address) => targets.get(keyOf(address)) ?? targets.get(keyOf(address.replace(/[?#].*$/, "")));
}

function isAddress(text: string): boolean {
  return text.startsWith("/") || (/^https?:/.test(text) && URL.canParse(text));
}

/** Old addresses are compared without their host and a slash at the end, and with letters written in one way. */
function keyOf(address: string): string {
  const { pathname, search } = new URL(address, "http://shop.invalid");
  return `${pathname.replace(/(?<=.)\/+$/, "")}${search}`;
}
