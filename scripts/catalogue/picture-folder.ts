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
  const sorted = files.toSorted(byNameAndNumber).map((file) => join(folder ?? "", file));
  const byName = new Map(sorted.toReversed().map((file) => [basename(file).toLowerCase(), file]));
  const byStem = new Map(sorted.toReversed().map((file) => [stemOf(file), file]));
  const owners = new Set(names.map(slugOf));
  const byOwner = Map.groupBy(sorted, (file) => ownerOf(stemOf(file), owners));
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

/** Orders files by name without extension, in which a point comes after a hyphen: `mug.jpg`, `mug-2.jpg`, `mug-10.jpg`. */
function byNameAndNumber(a: string, b: string): number {
  return a.replace(endings, "").localeCompare(b.replace(endings, ""), "en", { numeric: true });
}

/** Returns the longest name that the stem starts with, up to a hyphen. */
function ownerOf(stem: string, names: ReadonlySet<string>): string | undefined {
  let name = stem;
  while (name !== "" && !names.has(name)) name = name.slice(0, Math.max(0, name.lastIndexOf("-")));
  return name || undefined;
}
