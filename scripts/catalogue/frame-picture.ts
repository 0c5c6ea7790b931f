import sharp from "sharp";
import { edgesOf } from "../picture-files.ts";

/** The shop shows products 4 to 5. */
const RATIO = 4 / 5;
const WIDTH = 960;
const LEAST = 320;
/** Edges that vary less than this are a backdrop, which can be continued. */
const EVEN = 14;

/**
 * A photograph as the shop shows it: turned as it was taken, 4 to 5, at most 960 wide. One before an even backdrop keeps
 * everything and gets more of the backdrop; any other is cut from its middle. A reason in words where it cannot be used.
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
