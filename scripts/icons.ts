/** `npm run icons`: renders the home screen icons from `public/icon.svg`, which owners replace with their logo. */
import { readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";

const source = readFileSync("public/icon.svg");

/** Renders the logo; `margin` is the share of each side that a device may crop, filled with the logo's edge colour. */
async function draw(file: string, size: number, margin = 0): Promise<void> {
  const inner = Math.round(size * (1 - 2 * margin));
  const sign = await sharp(source, { density: 72 * Math.ceil(size / 32) })
    .resize(inner, inner, { fit: "contain", background: "transparent" })
    .png()
    .toBuffer();
  const edge = { left: Math.round(inner * 0.02), top: inner >> 1, width: 1, height: 1 };
  const data = await sharp(sign).flatten({ background: "white" }).extract(edge).raw().toBuffer();
  const [r = 255, g = 255, b = 255] = data;
  const background = margin > 0 ? { r, g, b, alpha: 1 } : { r: 0, g: 0, b: 0, alpha: 0 };
  const canvas = sharp({ create: { width: size, height: size, channels: 4, background } });
  writeFileSync(
    file,
    await canvas
      .composite([{ input: sign }])
      .png({ compressionLevel: 9 })
      .toBuffer(),
  );
  process.stdout.write(`${file}, ${size} px\n`);
}

await draw("public/icon-192.png", 192);
await draw("public/icon-512.png", 512);
await draw("public/icon-maskable-512.png", 512, 0.1);
await draw("public/apple-touch-icon.png", 180, 0.05);
