import { readdirSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { slugOf } from "../../app/features/catalogue/product.ts";

const endings = /\.(jpe?g|png|webp|avif|tiff?|gif)$/i;

/** The pictures of a folder, found by name. */
export type PictureFolder = {
  /** Returns the file that a cell names, with or without extension; of a URL, only the last part counts. */
  named(ref: string): string | undefined;
  /** Returns the files named after something, in order: `mug.jpg`, `mug-2.jpg`; the longest matching name wins. */
  calledAfter(name: string): string[];
  /** Returns the file with exactly this name. */
  called(name: string): string | undefined;
};

/** Reads a folder recursively; `names` are all names that files may start with. */
export function readPictureFolder(folder: string | undefined, names: readonly string[]): PictureFolder {
  const files = folder
    ? readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => endings.test(file))
    : [];
  const sorted = files
    .toSorted((a, b) => a.localeCompare(b, "en", { numeric: true }))
    .map((file) => join(folder ?? "", file));
  const byName = new Map(sorted.toReversed().map((file) => [basename(file).toLowerCase(), file]));
  const byStem = new Map(sorted.toReversed().map((file) => [stemOf(file), file]));
  const byOwner = Map.groupBy(sorted, (file) => ownerOf(stemOf(file), names));
  return {
    named: (ref) => byName.get(lastPart(ref).toLowerCase()) ?? byStem.get(stemOf(lastPart(ref))),
    calledAfter: (name) => byOwner.get(slugOf(name)) ?? [],
    called: (name) => byStem.get(slugOf(name)),
  };
}

function stemOf(file: string): string {
  return slugOf(basename(file, extname(file)));
}

function lastPart(ref: string): string {
  const [path = ""] = ref.split(/[?#]/);
  const last = path.split(/[\\/]/).at(-1) ?? "";
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

/** Returns the longest name that the stem starts with, up to a hyphen. */
function ownerOf(stem: string, names: readonly string[]): string | undefined {
  const fitting = names.map(slugOf).filter((name) => stem === name || stem.startsWith(`${name}-`));
  return fitting.toSorted((a, b) => b.length - a.length)[0];
}
