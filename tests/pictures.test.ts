import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import all from "virtual:catalogue/summaries";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { readJournalFolder } from "../app/features/journal/read-journal.server.ts";

type Made = { widths: number[]; width: number; height: number };
const index: Record<string, Made> = JSON.parse(readFileSync("public/pictures/index.json", "utf8"));
const departments: { picture?: string }[] = JSON.parse(readFileSync("catalogue/departments.json", "utf8"));
const fileOf = (path: string, width: number) => `public/pictures/${path}-${width}.avif`;

/** Returns the median size in bytes of all product pictures of a width. */
function medianBytes(width: number): number {
  const files = Object.keys(index).filter(
    (path) => path.startsWith("products/") && index[path]?.widths.includes(width),
  );
  const sizes = files.map((path) => statSync(fileOf(path, width)).size).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
}

describe("pictures", () => {
  it("exist in all widths listed in the index", () => {
    const missing = Object.entries(index).flatMap(([path, { widths }]) =>
      widths.map((width) => fileOf(path, width)).filter((file) => !existsSync(file)),
    );
    expect(missing).toEqual([]);
  });

  it("show every product from the front, with an alternative text", () => {
    const without = all.filter(({ pictures, alt }) => !pictures[0]?.includes("-front") || !alt[0]);
    expect(without.map(({ name }) => name)).toEqual([]);
  });

  it("show the theme's background if a product has none", async () => {
    const { data, info } = await sharp("public/pictures/placeholder.svg").raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, info.channels]).toEqual([960, 1200, 4]);
    expect(data[3], "the corner is transparent").toBe(0);
  });

  it("show several products for every department that names a picture", () => {
    const named = departments.flatMap(({ picture }) => picture ?? []);
    expect(named.filter((path) => !index[path])).toEqual([]);
    const shown = new Set(named);
    const made = Object.keys(index).filter((path) => path.startsWith("departments/"));
    expect(made.filter((path) => !shown.has(path))).toEqual([]);
  });

  it("give every journal post its own scene", () => {
    const posts = readJournalFolder("content");
    const scenes = new Set(posts.map(({ picture }) => picture).filter((path) => path?.startsWith("scenes/")));
    expect(scenes.size).toBe(posts.length);
  });

  it("include one for link previews, in the size used by social networks", async () => {
    const { width, height, format } = await sharp("public/pictures/preview.jpg").metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "jpeg" });
  });

  it("are small: median 5, 11, 20 and 40 kB at 320, 640, 960 and 1600 px, 60 MB in total", () => {
    expect(medianBytes(320)).toBeLessThanOrEqual(5000);
    expect(medianBytes(640)).toBeLessThanOrEqual(11_000);
    expect(medianBytes(960)).toBeLessThanOrEqual(20_000);
    expect(medianBytes(1600)).toBeLessThanOrEqual(40_000);
    const total = globSync("public/pictures/**/*.*").reduce((sum, file) => sum + statSync(file).size, 0);
    expect(total).toBeLessThan(60e6);
  });
});
