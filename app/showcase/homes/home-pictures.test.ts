import { readdirSync, statSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { homes } from "../../settings/homes.ts";

describe("the pictures of the home pages (made with `npm run homes:sheet`)", () => {
  const folder = "public/pictures/homes";
  const files = readdirSync(folder);

  test("exist for every home page in both sizes, and for no other", () => {
    expect(files.toSorted()).toEqual(homes.flatMap(({ key }) => [`${key}-320.avif`, `${key}-640.avif`]).toSorted());
  });

  test("have the dimensions that the index of homes states, so that nothing shifts", async () => {
    for (const file of files) {
      const { width, height } = await sharp(`${folder}/${file}`).metadata();
      expect([file, width, height]).toEqual(file.endsWith("-640.avif") ? [file, 640, 400] : [file, 320, 200]);
    }
  });

  test("are light: a median of at most 10 kB", () => {
    const bytes = files.filter((file) => file.endsWith("-640.avif")).map((file) => statSync(`${folder}/${file}`).size);
    expect(bytes.toSorted((a, b) => a - b)[Math.floor(bytes.length / 2)]).toBeLessThanOrEqual(10_000);
  });
});
