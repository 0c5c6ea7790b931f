import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { homes } from "./homes.ts";
import { fileOf } from "./open-homes.ts";

describe("the list of home pages", () => {
  test.each(homes)("has the file and the theme of $key", (home) => {
    expect(existsSync(`app/${fileOf(home)}`)).toBe(true);
    expect(existsSync(`app/themes/${home.theme === "bone" ? "tokens" : home.theme}.css`)).toBe(true);
  });

  test("names every page once", () => {
    expect(new Set(homes.map(({ key }) => key)).size).toBe(homes.length);
  });
});

describe("the scenes that the home pages show", () => {
  const made = Object.keys(JSON.parse(readFileSync("public/pictures/index.json", "utf8")));

  test.each(homes)("are all there for $key", (home) => {
    const named = readFileSync(`app/${fileOf(home)}`, "utf8").match(/(?<=")scenes\/[\w-]+(?=")/g) ?? [];
    expect(named.filter((path) => !made.includes(path))).toEqual([]);
  });
});

describe("the pictures of the home pages (`npm run homes:sheet` makes them)", () => {
  const folder = "public/pictures/homes";
  const files = readdirSync(folder);

  test("are there for every home page in both sizes, and for no other", () => {
    expect(files.toSorted()).toEqual(homes.flatMap(({ key }) => [`${key}-320.avif`, `${key}-640.avif`]).toSorted());
  });

  test("are as large as the index says, so that nothing moves", async () => {
    for (const file of files) {
      const { width, height } = await sharp(`${folder}/${file}`).metadata();
      expect([file, width, height]).toEqual(file.endsWith("-640.avif") ? [file, 640, 400] : [file, 320, 200]);
    }
  });

  test("are light: 10 kB in the middle", () => {
    const bytes = files.filter((file) => file.endsWith("-640.avif")).map((file) => statSync(`${folder}/${file}`).size);
    expect(bytes.toSorted((a, b) => a - b)[Math.floor(bytes.length / 2)]).toBeLessThanOrEqual(10_000);
  });
});

describe("the example in docs/homes.md", () => {
  const example = readFileSync("docs/homes.md", "utf8").match(/```tsx\n([\s\S]*?)```/)?.[1] ?? "";
  const imports = [...example.matchAll(/import \{ (.+?) \} from "(~\/|\.\/)(\w[^"]+)"/g)].map(
    ([, names = "", root, file]) => ({ names: names.split(", "), file: `app/${root === "~/" ? "" : "homes/"}${file}` }),
  );

  test("imports what is there under these names", () => {
    expect(imports.length).toBeGreaterThan(3);
    for (const { names, file } of imports) {
      const source = readFileSync(file, "utf8");
      for (const name of names) expect(source).toMatch(new RegExp(`export (async )?(function|const|type) ${name}\\b`));
    }
  });
});
