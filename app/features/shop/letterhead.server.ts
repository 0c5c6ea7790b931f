import { readFileSync, statSync } from "node:fs";
import { extname } from "node:path";
import { findPublicFile } from "./find-public-file.server.ts";
import type { Letterhead } from "./letterhead.ts";
import type { Shop } from "./shop.ts";

/** Letters carry it: kB. */
const MOST_KB = 100;

const types: Readonly<Record<string, string>> = { ".png": "image/png", ".svg": "image/svg+xml" };

/** The shop's letterhead with the picture itself in it, for a page that needs nothing from elsewhere. */
export function enclosedLetterhead({ letterhead }: Pick<Shop, "letterhead">, root = "."): Letterhead | undefined {
  const path = letterhead && findPublicFile(root, letterhead.file);
  if (!path) return undefined;
  const { file, width, height } = letterhead;
  return { src: `data:${types[extname(file)]};base64,${readFileSync(path, "base64")}`, width, height };
}

/** The same for letters, where it is a PNG: few programs for mail draw an SVG. */
export function lettersLetterhead(shop: Pick<Shop, "letterhead">, root?: string): Letterhead | undefined {
  return shop.letterhead?.file.endsWith(".png") ? enclosedLetterhead(shop, root) : undefined;
}

/** What is wrong with the file of a letterhead, in words for the owner of the shop. */
export function letterheadFault({ file }: { file: string }, root: string): string | undefined {
  const path = findPublicFile(root, file);
  if (!path) return `there is no public${file}`;
  const kB = Math.ceil(statSync(path).size / 1000);
  return kB > MOST_KB ? `it has ${kB} kB, and letters carry it: write one of ${MOST_KB} kB at most` : undefined;
}
