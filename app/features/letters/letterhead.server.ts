import { readFileSync, statSync } from "node:fs";
import { extname } from "node:path";
import { findPublicFile } from "../../settings/find-public-file.server.ts";
import type { Shop } from "../../settings/shop.ts";
import type { Letterhead, MailLetterhead } from "./letterhead.ts";

/** Size limit in kB, since e-mails carry the file. */
const MAX_KB = 100;

const types: Readonly<Record<string, string>> = { ".png": "image/png", ".svg": "image/svg+xml" };

/** Returns the shop's letterhead with the image as a data URL, for a self-contained page. */
export function enclosedLetterhead({ letterhead }: Pick<Shop, "letterhead">, root = "."): Letterhead | undefined {
  const src = enclosed(letterhead?.file, root);
  return src && letterhead ? { src, width: letterhead.width, height: letterhead.height } : undefined;
}

/** The same for e-mails, with the version for dark mode, if it is a PNG: few mail clients render SVG. */
export function mailLetterhead(shop: Pick<Shop, "letterhead">, root = "."): MailLetterhead | undefined {
  const letterhead = shop.letterhead?.file.endsWith(".png") && enclosedLetterhead(shop, root);
  return letterhead ? { ...letterhead, light: enclosed(shop.letterhead?.light, root) } : undefined;
}

function enclosed(file: string | undefined, root: string): string | undefined {
  const path = file && findPublicFile(root, file);
  return path ? `data:${types[extname(file)]};base64,${readFileSync(path, "base64")}` : undefined;
}

/** Returns what is wrong with a letterhead's file, in words for the shop owner; undefined if nothing is. */
export function letterheadFault(file: string, root: string): string | undefined {
  const path = findPublicFile(root, file);
  if (!path) return `there is no public${file}`;
  const kB = Math.ceil(statSync(path).size / 1000);
  return kB > MAX_KB ? `it has ${kB} kB, which every e-mail would carry: use one of ${MAX_KB} kB at most` : undefined;
}
