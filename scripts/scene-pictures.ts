import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { slugOf } from "../app/features/catalogue/product.ts";
import { makePicture, type PictureIndex } from "./picture-files.ts";

const SCENE = { width: 1440, height: 960 };
const PREVIEW = { width: 1200, height: 630 };
/** A photograph may be upscaled by half its width at most; beyond that it looks soft. */
const LEAST = 960;

/**
 * Generates a scene (a wide picture for posts, pages and home pages) from the centre of a photograph, 3:2, and returns
 * its key. Replaces a scene of the same name. Throws `Error` with a readable reason if the photograph is unusable.
 */
export async function makeScene(photo: string, name: string, pictures = "public/pictures"): Promise<string> {
  const slug = slugOf(name);
  if (!slug) throw new Error(`"${name}" has no letter of a to z: write a name for the picture behind the file`);
  const key = `scenes/${slug}`;
  const image = await cut(photo, SCENE);
  const source = await image.png({ compressionLevel: 1 }).toBuffer();
  const entry = await makePicture({ source, target: join(pictures, key), kind: "scene", hasFallback: true });
  const file = join(pictures, "index.json");
  const index: PictureIndex = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const sorted = Object.entries({ ...index, [key]: entry }).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(`${file}.part`, `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`);
  renameSync(`${file}.part`, file);
  return key;
}

/** Generates the shop's link preview from a photograph. Throws as `makeScene` does. */
export async function makePreview(photo: string, pictures = "public/pictures"): Promise<string> {
  const file = join(pictures, "preview.jpg");
  const image = await cut(photo, PREVIEW);
  writeFileSync(file, await image.jpeg({ quality: 80, mozjpeg: true }).toBuffer());
  return file;
}

/** Crops the centre of a photograph, rotated by its EXIF orientation, to an aspect ratio and maximum size. */
async function cut(photo: string, { width, height }: { width: number; height: number }): Promise<Sharp> {
  if (!existsSync(photo)) throw new Error(`There is no ${photo}.`);
  const turned = await sharp(photo, { failOn: "error" })
    .autoOrient()
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
    .catch((error: Error) => {
      throw new Error(`${photo} cannot be read as a picture (${error.message.split("\n")[0]})`);
    });
  const { info, data } = turned;
  const wide = Math.round(Math.min(info.width, (info.height * width) / height));
  if (wide < LEAST)
    throw new Error(
      `${photo} is ${info.width} by ${info.height}: it takes ${LEAST} by ${Math.ceil((LEAST * height) / width)} at least`,
    );
  return sharp(data).resize({ width, height, fit: "cover" });
}
