import { existsSync } from "node:fs";
import sharp from "sharp";

type Sheet = { name: string; file: string };

const COLUMNS = 8;
const GAP = 24;
const LABEL = 28;

/** Arranges pictures with labels in a grid, each `width` pixels wide and cropped at the bottom; returns the path. */
export async function composeSheet(entries: readonly Sheet[], out: string, width: number): Promise<string> {
  const height = width * 4;
  const shown = entries.filter(({ file }) => existsSync(file));
  const tiles = await Promise.all(
    shown.map(async ({ name, file }, i) => {
      const left = GAP + (i % COLUMNS) * (width + GAP);
      const top = GAP + Math.floor(i / COLUMNS) * (height + LABEL + GAP);
      const label = `<svg width="${width}" height="${LABEL}"><text y="18" font-family="sans-serif" font-size="15">${name}</text></svg>`;
      const small = await sharp(file).resize(width).png().toBuffer({ resolveWithObject: true });
      const cut = { left: 0, top: 0, width, height: Math.min(height, small.info.height) };
      return [
        { input: Buffer.from(label), left, top },
        { input: await sharp(small.data).extract(cut).toBuffer(), left, top: top + LABEL },
      ];
    }),
  );
  const size = {
    width: GAP + COLUMNS * (width + GAP),
    height: GAP + Math.ceil(shown.length / COLUMNS) * (height + LABEL + GAP),
  };
  await sharp({ create: { ...size, channels: 3, background: "#e8e8e8" } })
    .composite(tiles.flat())
    .png()
    .toFile(out);
  return out;
}
