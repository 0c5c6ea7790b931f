import type { Sharp } from "sharp";

/** A picture as the shop stores it. */
export type MadePicture = { data: Buffer; width: number; height: number };

/** Why a picture is not taken. */
export type PictureFault = "not-a-picture" | "too-many-pixels" | "damaged-picture";

type Answer = { ok: true; picture: MadePicture } | { ok: false; code: PictureFault };

/** Pixels of a picture as it is sent: those of the largest cameras of phones, which have 50 million. */
const MOST_PIXELS = 64_000_000;
/** Bytes of a stored picture. */
const MOST_BYTES = 300_000;
/** Tried one after the other, until a picture is small enough: its longer side and its quality. */
const attempts = [
  [1600, 80],
  [1600, 62],
  [1280, 55],
  [960, 45],
  [640, 40],
] as const;
const SECONDS = 15;

/**
 * Makes a picture anew from what was sent: turned upright, at most 1600 pixels and 300 kB, as WebP, without anything that
 * the file says besides (place, camera, comments, whatever is hidden behind the picture).
 */
export async function makePicture(sent: Buffer): Promise<Answer> {
  if (!isPicture(sent)) return { ok: false, code: "not-a-picture" };
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  try {
    const { width, height } = await sharp(sent, { limitInputPixels: false }).metadata();
    if (width * height > MOST_PIXELS) return { ok: false, code: "too-many-pixels" };
    const upright = sharp(sent, { failOn: "error", limitInputPixels: MOST_PIXELS }).autoOrient();
    return { ok: true, picture: await shrink(upright.flatten({ background: "white" })) };
  } catch {
    return { ok: false, code: "damaged-picture" };
  }
}

async function shrink(picture: Sharp): Promise<MadePicture> {
  for (const [side, quality] of attempts) {
    const made = picture.clone().resize(side, side, { fit: "inside", withoutEnlargement: true });
    const { data, info } = await made
      .webp({ quality })
      .timeout({ seconds: SECONDS })
      .toBuffer({ resolveWithObject: true });
    if (data.length <= MOST_BYTES) return { data, width: info.width, height: info.height };
  }
  throw new Error("the picture stays too large");
}

/** Whether a file begins as the formats do that are taken: nothing else is given to the library that reads them. */
function isPicture(sent: Buffer): boolean {
  const begins = (text: string, at = 0) => sent.toString("latin1", at, at + text.length) === text;
  if (begins("\u00ff\u00d8\u00ff") || begins("\u0089PNG\r\n\u001a\n")) return true;
  return (begins("RIFF") && begins("WEBP", 8)) || begins("ftypavif", 4);
}
