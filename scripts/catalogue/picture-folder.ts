import { readdirSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { slugOf } from "../../app/features/catalogue/product.ts";

const endings = /\.(jpe?g|png|webp|avif|tiff?|gif)$/i;

/** The pictures of a folder, and what can be asked of their names. */
export type PictureFolder = {
  /** The file that a cell names, by its name with or without ending; an address counts by what it ends in. */
  named(ref: string): string | undefined;
  /** The files called after something, in order: `mug.jpg`, `mug-2.jpg`, `mug-side.jpg`; those of longer names are not. */
  calledAfter(name: string): string[];
  /** The file called exactly so. */
  called(name: string): string | undefined;
};

/** Looks at a folder and the folders in it; `names` are all that files may be called after. */
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

/** The longest name that the stem begins with, up to a hyphen. */
function ownerOf(stem: string, names: readonly string[]): string | undefined {
  const fitting = names.map(slugOf).filter((name) => stem === name || stem.startsWith(`${name}-`));
  return fitting.toSorted((a, b) => b.length - a.length)[0];
}
