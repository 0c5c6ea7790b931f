/** `npm run icons`: renders the home screen icons from `public/icon.svg`, which owners replace with their logo. */
import { readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";

const source = readFileSync("public/icon.svg");

/** Writes the logo as `.ico`, for programs that ask for nothing else: the pictures follow their table, as PNG. */
async function drawFavicon(file: string, sizes: readonly number[]): Promise<void> {
  const pictures = await Promise.all(
    sizes.map((size) =>
      sharp(source, { density: 72 * Math.ceil(size / 16) })
        .resize(size, size)
        .png()
        .toBuffer(),
    ),
  );
  const table = Buffer.alloc(6 + 16 * pictures.length);
  table.writeUInt16LE(1, 2);
  table.writeUInt16LE(pictures.length, 4);
  let start = table.length;
  for (const [i, picture] of pictures.entries()) {
    const at = 6 + 16 * i;
    table.writeUInt8(sizes[i] ?? 0, at);
    table.writeUInt8(sizes[i] ?? 0, at + 1);
    table.writeUInt16LE(1, at + 4);
    table.writeUInt16LE(32, at + 6);
    table.writeUInt32LE(picture.length, at + 8);
    table.writeUInt32LE(start, at + 12);
    start += picture.length;
  }
  writeFileSync(file, Buffer.concat([table, ...pictures]));
  process.stdout.write(`${file}, ${sizes.join(", ")} px\n`);
}

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

await drawFavicon("public/favicon.ico", [16, 32, 48]);
await draw("public/icon-192.png", 192);
await draw("public/icon-512.png", 512);
await draw("public/icon-maskable-512.png", 512, 0.1);
await draw("public/apple-touch-icon.png", 180, 0.05);
