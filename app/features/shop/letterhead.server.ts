import { readFileSync, statSync } from "node:fs";
import { extname } from "node:path";
import { findPublicFile } from "./find-public-file.server.ts";
import type { Letterhead } from "./letterhead.ts";
import type { Shop } from "./shop.ts";

/** Size limit in kB, since e-mails carry the file. */
const MAX_KB = 100;

const types: Readonly<Record<string, string>> = { ".png": "image/png", ".svg": "image/svg+xml" };

/** Returns the shop's letterhead with the image as a data URL, for a self-contained page. */
export function enclosedLetterhead({ letterhead }: Pick<Shop, "letterhead">, root = "."): Letterhead | undefined {
  const path = letterhead && findPublicFile(root, letterhead.file);
  if (!path) return undefined;
  const { file, width, height } = letterhead;
  return { src: `data:${types[extname(file)]};base64,${readFileSync(path, "base64")}`, width, height };
}

/** The same for e-mails, if it is a PNG: few mail clients render SVG. */
export function mailLetterhead(shop: Pick<Shop, "letterhead">, root?: string): Letterhead | undefined {
  return shop.letterhead?.file.endsWith(".png") ? enclosedLetterhead(shop, root) : undefined;
}

/** Returns what is wrong with a letterhead's file, in words for the shop owner; undefined if nothing is. */
export function letterheadFault({ file }: { file: string }, root: string): string | undefined {
  const path = findPublicFile(root, file);
  if (!path) return `there is no public${file}`;
  const kB = Math.ceil(statSync(path).size / 1000);
  return kB > MAX_KB ? `it has ${kB} kB, which every e-mail would carry: use one of ${MAX_KB} kB at most` : undefined;
}
