import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { makePreview, makeScene } from "./scene-pictures.ts";

function createFolder(): string {
  const root = mkdtempSync(join(tmpdir(), "scenes-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  return root;
}

async function photograph(file: string, width: number, height: number): Promise<string> {
  await sharp({ create: { width, height, channels: 3, background: "#7a4a3a" } })
    .jpeg()
    .toFile(file);
  return file;
}

test("makes a scene of 3:2 in all widths from a photograph, and adds it to the index", async () => {
  const root = createFolder();
  const photo = await photograph(join(root, "cave.jpg"), 1300, 1700);
  expect(await makeScene(photo, "Caves à vin", root)).toBe("scenes/caves-a-vin");
  const index = JSON.parse(readFileSync(join(root, "index.json"), "utf8"));
  expect(index["scenes/caves-a-vin"]).toMatchObject({ widths: [480, 960, 1440], width: 1440, height: 960 });
  for (const file of ["480.avif", "960.avif", "1440.avif", "960.jpg"])
    expect(existsSync(join(root, `scenes/caves-a-vin-${file}`)), file).toBe(true);
  await makeScene(photo, "other", root);
  expect(Object.keys(JSON.parse(readFileSync(join(root, "index.json"), "utf8")))).toHaveLength(2);
});

test("makes the link preview from a photograph", async () => {
  const root = createFolder();
  const file = await makePreview(await photograph(join(root, "cave.jpg"), 1300, 900), root);
  expect(await sharp(file).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
});

test("reports unusable photographs in one line and generates nothing", async () => {
  const root = createFolder();
  const small = await photograph(join(root, "small.jpg"), 900, 900);
  await expect(makeScene(small, "small", root)).rejects.toThrow(/is 900 by 900: it takes 960 by 640 at least$/);
  await expect(makeScene(join(root, "none.jpg"), "none", root)).rejects.toThrow(/^There is no .*none\.jpg\.$/);
  await expect(makeScene(small, "照片", root)).rejects.toThrow(/has no letter of a to z/);
  expect(existsSync(join(root, "index.json"))).toBe(false);
});
