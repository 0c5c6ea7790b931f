import sharp from "sharp";
import { edgesOf } from "../picture-files.ts";

/** Aspect ratio of product pictures. */
const RATIO = 4 / 5;
const WIDTH = 1600;
const LEAST = 320;
/** Edges that vary less than this count as an even backdrop, which can be extended. */
const EVEN = 14;

/**
 * Frames a photograph for the shop: rotated by its EXIF orientation, 4:5, at most 1600 wide. With an even backdrop, the
 * picture is padded with its colour; otherwise it is cropped around the centre. Returns a reason if it is unusable.
 */
export async function framePicture(file: string): Promise<Buffer | string> {
  try {
    const turned = sharp(file, { failOn: "error" }).autoOrient().flatten({ background: "#ffffff" });
    const upright = turned.resize({ width: WIDTH * 2, height: WIDTH * 3, fit: "inside", withoutEnlargement: true });
    const { data, info } = await upright
      .toColourspace("srgb")
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true });
    if (info.width < LEAST || info.height < LEAST)
      return `is only ${info.width} by ${info.height}; it takes ${LEAST} at least`;
    const { colour, spread } = await edgesOf(data, info);
    const fit = spread < EVEN ? "contain" : "cover";
    const wide =
      fit === "contain" ? Math.max(info.width, info.height * RATIO) : Math.min(info.width, info.height * RATIO);
    const width = Math.min(WIDTH, Math.round(wide));
    const size = { width, height: Math.round(width / RATIO), fit, background: colour } as const;
    return await sharp(data).resize(size).removeAlpha().png({ compressionLevel: 1 }).toBuffer();
  } catch (error) {
    return `cannot be read as a picture (${error instanceof Error ? error.message.split("\n")[0] : "unknown form"})`;
  }
}
