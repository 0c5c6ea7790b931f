import { ONLY } from "../../app/features/catalogue/choice-words.ts";
import { slugOf } from "../../app/features/catalogue/product.ts";
import type { PictureIndex } from "../picture-files.ts";
import type { PictureRef } from "./draft.ts";
import { type PictureFolder, readPictureFolder } from "./picture-folder.ts";
import type { Item } from "./read-item.ts";
import { counted, listed, type Report } from "./report.ts";

/** A picture of a product: an existing one (`key`), or a file to generate it from. */
export type FoundPicture = Pick<PictureRef, "alt" | "translations" | "line"> &
  ({ key: string } | { file: string; label: string });
export type ItemPictures = { all: FoundPicture[]; byColour: Map<string, FoundPicture> };

type Search = {
  folder: PictureFolder;
  index: PictureIndex;
  report: Report;
  isLenient: boolean;
  column: string;
  /** Pictures that the file names but the folder lacks, if allowed. */
  missing: string[];
  /** A backup may name pictures that were never generated. */
  isBackup: boolean;
};

/** Finds the pictures of all products: those that the file names, or else files named after the product. */
export function findPictures(
  items: readonly Item[],
  folder: string | undefined,
  settings: Omit<Search, "folder" | "missing">,
): Map<Item, ItemPictures> {
  const names = items.flatMap(namesOf);
  const search: Search = { ...settings, folder: readPictureFolder(folder, names), missing: [] };
  const found = new Map(items.map((item) => [item, picturesOf(item, search)]));
  const missing = [...new Set(search.missing)];
  if (missing.length > 0)
    settings.report.note(
      `${counted(missing.length, "picture")} left out, which the folder does not have: ${listed(missing)}.`,
    );
  const isBare = (item: Item) =>
    found.get(item)?.all.length === 0 && (settings.isLenient || item.pictures.length === 0);
  const bare = items.filter(isBare);
  if (bare.length > 0)
    settings.report.note(
      `${counted(bare.length, "product")} without a picture will show a plain ground: ${listed(bare.map(({ product }) => product.name))}. A file for the first would be called ${bare[0]?.handle}.jpg.`,
    );
  return found;
}

function picturesOf(item: Item, search: Search): ItemPictures {
  const { product, choices = [] } = item;
  const named = item.pictures.flatMap((picture) => resolve(picture, search) ?? []);
  const called =
    namesOf(item)
      .map((name) => search.folder.calledAfter(name))
      .find((files) => files.length > 0) ?? [];
  const files = called.map(
    (file, i): FoundPicture => ({ file, label: "", alt: "", ...item.pictureWords[i], line: item.line }),
  );
  const byColour = new Map<string, FoundPicture>();
  for (const { color, picture } of choices) {
    const own = picture ? resolve(picture, search) : colourFile(item, color, search);
    if (own && color !== ONLY) byColour.set(color, { ...own, alt: own.alt || `${product.name}, ${color}` });
  }
  const all = item.pictures.length > 0 ? named : files;
  return { all: all.slice(0, 20).map((picture, i) => ({ ...picture, alt: picture.alt || altOf(item, i) })), byColour };
}

/** Returns the names that picture files may start with; a product split by price also has its shared handle. */
function namesOf({ handle, product, family }: Item): string[] {
  return [handle, product.sku, ...(family ? [family] : [])];
}

function colourFile(item: Item, color: string, { folder }: Search): FoundPicture | undefined {
  const { line } = item;
  const [file] = namesOf(item).flatMap((name) => folder.called(`${name}-${slugOf(color)}`) ?? []);
  return file ? { file, label: "", alt: "", line } : undefined;
}

function altOf({ product }: Item, place: number): string {
  return place === 0 ? product.name : `${product.name} (${place + 1})`;
}

function resolve(
  { line, ref, alt, translations = {} }: PictureRef,
  { folder, index, report, isLenient, column, missing, isBackup }: Search,
): FoundPicture | undefined {
  const key = ref.replace(/^\/?pictures\//, "");
  if (isBackup || Object.hasOwn(index, key)) return { key, alt, translations, line };
  const file = folder.named(ref);
  if (file) return { file, label: ref, alt, translations, line };
  const hint = /^https?:/.test(ref) ? ": save it there under that name" : "";
  const reason = `"${ref}" is not among the pictures of the folder${hint}`;
  if (isLenient) missing.push(ref);
  else report.fault(line, column, `${reason}, or add --allow-missing`);
  return undefined;
}
