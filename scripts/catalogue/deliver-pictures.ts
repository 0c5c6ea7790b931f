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

/** Picture keys by content hash: a product's own, and those generated for any product, by kind. */
type Keys = Map<string, string>;

/**
 * Generates the pictures of all products, each file once, also if several products share it. Names contain a content
 * hash, so existing files are never overwritten.
 */
export async function deliverPictures(found: ReadonlyMap<Item, ItemPictures>, place: Place): Promise<Delivery> {
  const delivery: Delivery = { pictures: new Map(), made: {} };
  const shared: Keys = new Map();
  let done = 0;
  for (const [item, { all, byColour }] of found) {
    const image: string[] = [];
    const alt: string[] = [];
    const translations: StoredPictures["translations"] = [];
    const own: Keys = new Map();
    for (const [i, picture] of all.entries()) {
      const key = await deliver(item, picture, i === 0 ? "front" : String(i + 1), place, delivery, { own, shared });
      if (!key || image.includes(key)) continue;
      image.push(key);
      alt.push(picture.alt);
      translations.push(picture.translations ?? {});
    }
    const colours = new Map<string, string>();
    for (const [color, picture] of byColour) {
      const key = await deliver(item, picture, slugOf(color) || "colour", place, delivery, { own, shared });
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
  { own, shared }: { own: Keys; shared: Keys },
): Promise<string | undefined> {
  if ("key" in picture) return picture.key;
  const hash = createHash("sha256").update(readFileSync(picture.file)).digest("hex");
  const hasFallback = view === "front";
  const kind = `${hash} ${hasFallback}`;
  const twin = own.get(hash) ?? shared.get(kind);
  if (twin) {
    own.set(hash, twin);
    return twin;
  }
  const key = `products/${slugOf(item.product.category[0])}/${fileName(item.handle)}-${hash.slice(0, 8)}-${fileName(view)}`;
  own.set(hash, key);
  const known = index[key];
  if (known && existsSync(join(delivered, `${key}-${known.width}.avif`))) return key;
  const framed = await framePicture(picture.file);
  if (typeof framed === "string")
    return report.fault(picture.line, column, `"${picture.label || picture.file}" ${framed}`);
  shared.set(kind, key);
  if (isTrial) return key;
  made[key] = await makePicture({
    source: framed,
    target: join(target, key),
    kind: "product",
    effort: 3,
    hasFallback,
  });
  return key;
}
