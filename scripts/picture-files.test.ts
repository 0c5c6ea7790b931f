import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { makePicture } from "./picture-files.ts";

test.each([
  ["product", 500, [320, 640]],
  ["product", 959, [320, 640]],
  ["product", 1599, [320, 640, 960]],
  ["product", 1600, [320, 640, 960, 1600]],
  ["scene", 1440, [480, 960, 1440]],
  ["scene", 2160, [480, 960, 1440, 2160]],
] as const)("a %s of %i pixels has no larger width that is enlarged", async (kind, width, widths) => {
  const folder = mkdtempSync(join(tmpdir(), "pictures-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const plain = { width, height: 40, channels: 3 as const, background: "#d8cbb8" };
  const source = await sharp({ create: plain }).png().toBuffer();
  const made = await makePicture({ source, target: join(folder, "a"), kind, hasFallback: false, effort: 0 });
  expect(made.widths).toEqual(widths);
});
