import { mkdirSync, renameSync } from "node:fs";
import { dirname } from "node:path";
import sharp, { type Sharp } from "sharp";

/** What the shop knows of a picture: the widths it comes in, the size of the largest, and the colour around its edges. */
export type PictureEntry = { widths: number[]; width: number; height: number; colour: string };
export type PictureIndex = Readonly<Record<string, PictureEntry>>;

const widthsOf = { product: [320, 640, 960], scene: [480, 960, 1440] } as const;
const fallbackOf = { product: 640, scene: 960 } as const;
const quality: Readonly<Record<number, number>> = { 320: 50, 480: 50, 640: 50, 960: 48, 1440: 48 };
/** How much larger than its source a picture may be made; scenes have no small print and always come in all their widths. */
const largestUpscale = { product: 1.5, scene: 1.9 } as const;

type Order = {
  /** A file or its content, turned and cut as it is to be shown. */
  source: string | Buffer;
  /** Path of the files without width and ending. */
  target: string;
  kind: keyof typeof widthsOf;
  /** A JPEG for mail and link previews. */
  hasFallback: boolean;
  /** Whether a file has to be made, if not every one has. */
  isWanted?: (file: string) => boolean;
  /** Whether it is full of texture, which hides a stronger compression. */
  isBusy?: boolean;
  /** Whether its ground is transparent and stays so. */
  isCutOut?: boolean;
  /** 0 to 9: how long to search for a smaller AVIF. */
  effort?: number;
};

/** Makes the files of a picture: AVIF in the shop's widths, none much larger than its source, and the JPEG. */
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
  const widths = [least, middle, ...larger.filter((width) => width <= size.width * largestUpscale[kind])];
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

/** Writes a picture through a temporary file, so that no half-written one is ever served. */
async function write(image: Sharp, target: string): Promise<void> {
  const part = `${target}.part`;
  await image.toFile(part);
  renameSync(part, target);
}

/** The picture at a width, crisp after scaling down. */
function resized(original: Sharp, width: number, originalWidth: number): Sharp {
  const image = original.resize({ width, kernel: "lanczos3" });
  return width < originalWidth * 0.7 ? image.sharpen({ sigma: 0.5, m1: 0.4, m2: 0.6 }) : image;
}

type Size = { width: number; height: number };

/** The mean colour of a picture's upper and outer edges, and how much they vary (0 is one even colour, of 255). */
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
