import { mkdirSync, renameSync } from "node:fs";
import { dirname } from "node:path";
import sharp, { type Sharp } from "sharp";

/** Metadata of a picture: its widths, the size of the largest, and its edge colour. */
export type PictureEntry = { widths: number[]; width: number; height: number; colour: string };
export type PictureIndex = Readonly<Record<string, PictureEntry>>;

const widthsOf = { product: [320, 640, 960, 1600], scene: [480, 960, 1440, 2160] } as const;
const fallbackOf = { product: 640, scene: 960 } as const;
const quality: Readonly<Record<number, number>> = { 320: 50, 480: 50, 640: 50, 960: 48, 1440: 48, 1600: 46, 2160: 46 };

type Order = {
  /** A file or its content, already rotated and cropped. */
  source: string | Buffer;
  /** Output path without width and extension. */
  target: string;
  kind: keyof typeof widthsOf;
  /** Whether to add a JPEG for e-mails and link previews. */
  hasFallback: boolean;
  /** Filter for the files to generate; all by default. */
  isWanted?: (file: string) => boolean;
  /** Whether it is so rich in texture that stronger compression does not show. */
  isBusy?: boolean;
  /** Whether its background is transparent. */
  isCutOut?: boolean;
  /** 0 to 9: AVIF encoder effort. */
  effort?: number;
};

/** Generates the files of a picture: AVIF in the shop's widths, beyond the second not enlarged, and the JPEG. */
export async function makePicture({
  source,
  target,
  kind,
  hasFallback,
  isWanted = () => true,
  isBusy = false,
  isCutOut = false,
  effort = 5,
}: Order): Promise<PictureEntry> {
  const size = await sharp(source).metadata();
  const [least, middle, ...larger] = widthsOf[kind];
  const widths = [least, middle, ...larger.filter((width) => width <= size.width)];
  const original = () => (isCutOut ? sharp(source) : sharp(source).removeAlpha());
  mkdirSync(dirname(target), { recursive: true });
  for (const width of widths) {
    const file = `${target}-${width}.avif`;
    const options = { quality: (quality[width] ?? 48) - (isBusy ? 6 : 0), effort };
    if (isWanted(file)) await write(resized(original(), width, size.width).avif(options), file);
  }
  const fallback = fallbackOf[kind];
  const jpeg = `${target}-${fallback}.jpg`;
  if (hasFallback && isWanted(jpeg))
    await write(resized(original(), fallback, size.width).jpeg({ quality: 76, mozjpeg: true }), jpeg);
  const width = widths.at(-1) ?? middle;
  return {
    widths,
    width,
    height: Math.round((width * size.height) / size.width),
    colour: (await edgesOf(source, size)).colour,
  };
}

/** Writes to a temporary file first, so that no incomplete picture is ever served. */
async function write(image: Sharp, target: string): Promise<void> {
  const part = `${target}.part`;
  await image.toFile(part);
  renameSync(part, target);
}

/** Resizes a picture and sharpens it after downscaling. */
function resized(original: Sharp, width: number, originalWidth: number): Sharp {
  const image = original.resize({ width, kernel: "lanczos3" });
  return width < originalWidth * 0.7 ? image.sharpen({ sigma: 0.5, m1: 0.4, m2: 0.6 }) : image;
}

type Size = { width: number; height: number };

/** Returns the mean colour of a picture's top and side edges, and their spread (0 for one even colour, up to 255). */
export async function edgesOf(
  source: string | Buffer,
  { width, height }: Size,
): Promise<{ colour: string; spread: number }> {
  const side = Math.max(1, Math.round(width / 12));
  const edges = [
    { left: 0, top: 0, width, height: Math.min(side, height) },
    { left: 0, top: 0, width: side, height },
    { left: width - side, top: 0, width: side, height },
  ];
  const stats = await Promise.all(edges.map(async (edge) => (await sharp(source).extract(edge).stats()).channels));
  const of = (i: number, read: "mean" | "stdev") => stats.map((channels) => (channels[i] ?? channels[0])?.[read] ?? 0);
  const means = [0, 1, 2].map((i) => of(i, "mean").reduce((sum, mean) => sum + mean, 0) / edges.length);
  const colour = `#${means.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
  return { colour, spread: Math.max(...[0, 1, 2].flatMap((i) => of(i, "stdev"))) };
}
