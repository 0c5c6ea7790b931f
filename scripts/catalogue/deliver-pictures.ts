import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { slugOf } from "../../app/features/catalogue/product.ts";
import { makePicture, type PictureEntry, type PictureIndex } from "../picture-files.ts";
import type { FoundPicture, ItemPictures } from "./find-pictures.ts";
import { framePicture } from "./frame-picture.ts";
import type { Item } from "./read-item.ts";
import type { Report } from "./report.ts";

/** Paths and alternative texts of a product's pictures, as stored in the catalogue. */
export type StoredPictures = {
  image: string[];
  alt: string[];
  /** Translated alternative texts, one record by language per picture. */
  translations: Readonly<Record<string, string>>[];
  byColour: ReadonlyMap<string, string>;
};
export type Delivery = { pictures: Map<Item, StoredPictures>; made: Record<string, PictureEntry> };

type Place = {
  /** Folder for generated files. */
  target: string;
  /** The shop's current pictures, and their folder. */
  index: PictureIndex;
  delivered: string;
  report: Report;
  column: string;
  onProgress?: ((done: number, all: number) => void) | undefined;
  /** Checks pictures without generating any. */
  isTrial: boolean;
};

/** A product's picture keys by content hash, so that each file is generated once. */
type Keys = Map<string, string>;

/** Generates the pictures of all products. Names contain a content hash, so existing files are never overwritten. */
export async function deliverPictures(found: ReadonlyMap<Item, ItemPictures>, place: Place): Promise<Delivery> {
  const delivery: Delivery = { pictures: new Map(), made: {} };
  let done = 0;
  for (const [item, { all, byColour }] of found) {
    const image: string[] = [];
    const alt: string[] = [];
    const translations: StoredPictures["translations"] = [];
    const keys: Keys = new Map();
    for (const [i, picture] of all.entries()) {
      const key = await deliver(item, picture, i === 0 ? "front" : String(i + 1), place, delivery, keys);
      if (!key || image.includes(key)) continue;
      image.push(key);
      alt.push(picture.alt);
      translations.push(picture.translations ?? {});
    }
    const colours = new Map<string, string>();
    for (const [color, picture] of byColour) {
      const key = await deliver(item, picture, slugOf(color) || "colour", place, delivery, keys);
      if (key) colours.set(color, key);
    }
    delivery.pictures.set(item, { image, alt, translations, byColour: colours });
    place.onProgress?.(++done, found.size);
  }
  return delivery;
}

/** Shortens a name, as file systems allow 255 bytes at most; the hash still makes it unique. */
function fileName(name: string): string {
  return name.slice(0, 90).replace(/-$/, "");
}

async function deliver(
  item: Item,
  picture: FoundPicture,
  view: string,
  { target, index, delivered, report, column, isTrial }: Place,
  { made }: Delivery,
  keys: Keys,
): Promise<string | undefined> {
  if ("key" in picture) return picture.key;
  const hash = createHash("sha256").update(readFileSync(picture.file)).digest("hex").slice(0, 8);
  const twin = keys.get(hash);
  if (twin) return twin;
  const key = `products/${slugOf(item.product.category[0])}/${fileName(item.handle)}-${hash}-${fileName(view)}`;
  keys.set(hash, key);
  const known = index[key];
  if (known && existsSync(join(delivered, `${key}-${known.width}.avif`))) return key;
  const framed = await framePicture(picture.file);
  if (typeof framed === "string")
    return report.fault(picture.line, column, `"${picture.label || picture.file}" ${framed}`);
  if (isTrial) return key;
  made[key] = await makePicture({
    source: framed,
    target: join(target, key),
    kind: "product",
    effort: 3,
    hasFallback: view === "front",
  });
  return key;
}
