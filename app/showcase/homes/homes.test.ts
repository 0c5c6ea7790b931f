import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createWords } from "~/platform/i18n/words.ts";
import { homes } from "../../settings/homes.ts";
import { fileOf } from "./open-homes.ts";

describe("the list of home pages", () => {
  test.each(homes)("has a file and a theme for $key", (home) => {
    expect(existsSync(`app/${fileOf(home)}`)).toBe(true);
    expect(existsSync(`app/themes/${home.theme === "bone" ? "tokens" : home.theme}.css`)).toBe(true);
  });

  test("names every page once", () => {
    expect(new Set(homes.map(({ key }) => key)).size).toBe(homes.length);
  });
});

describe("the scenes that the home pages show", () => {
  const made = Object.keys(JSON.parse(readFileSync("public/pictures/index.json", "utf8")));

  test.each(homes)("all exist for $key", (home) => {
    const named = readFileSync(`app/${fileOf(home)}`, "utf8").match(/(?<=")scenes\/[\w-]+(?=")/g) ?? [];
    expect(named.filter((path) => !made.includes(path))).toEqual([]);
  });
});

test("every home page but the main one has a link picture of its own", () => {
  const made = Object.keys(JSON.parse(readFileSync("public/pictures/index.json", "utf8")));
  const pictures = homes
    .filter(({ key }) => key !== "department-store")
    .map((home) => readFileSync(`app/${fileOf(home)}`, "utf8").match(/\n {2}picture: "([^"]+)"/)?.[1] ?? home.key);
  expect(pictures.filter((path) => !made.includes(path))).toEqual([]);
  expect(new Set(pictures).size).toBe(pictures.length);
});

describe("the example in docs/homes.md", () => {
  const example = readFileSync("docs/homes.md", "utf8").match(/```tsx\n([\s\S]*?)```/)?.[1] ?? "";
  const imports = [...example.matchAll(/import \{ (.+?) \} from "(~\/|\.\.?\/)(?!generated)(\w[^"]+)"/g)].map(
    ([, names = "", root = "", file = ""]) => ({
      names: names.split(", "),
      file: join("app", root === "~/" ? "" : `showcase/homes/${root}`, file),
    }),
  );

  test("imports only exports that exist", () => {
    expect(imports.length).toBeGreaterThan(3);
    for (const { names, file } of imports) {
      const source = readFileSync(file, "utf8");
      for (const name of names) expect(source).toMatch(new RegExp(`export (async )?(function|const|type) ${name}\\b`));
    }
  });
});

describe("the main page's description for search engines", () => {
  test.each([
    ["de", /^Ein Kaufhaus für gut gemachte Dinge · .+ · \d+ Produkte?$/],
    ["en", /^A department store of well-made things · .+ · \d+ products?$/],
  ])("is in the shopper's language: %s", async (language, said) => {
    const dictionary = (name: string) => JSON.parse(readFileSync(`public/locales/${language}/${name}.json`, "utf8"));
    const words = createWords(language, { common: dictionary("common"), homes: dictionary("homes") });
    const { handle } = await import("./department-store.tsx");
    const { description } = handle;
    expect(typeof description === "string" ? description : description?.(words.forNamespace("homes"))).toMatch(said);
  });
});
