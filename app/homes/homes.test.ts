import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { fileOf, homes } from "./homes.ts";

describe("the list of home pages", () => {
  test.each(homes)("$path has its file and its theme", (home) => {
    expect(existsSync(`app/${fileOf(home)}`)).toBe(true);
    expect(existsSync(`app/themes/${home.theme === "bone" ? "tokens" : home.theme}.css`)).toBe(true);
  });

  test("names every address once", () => {
    expect(new Set(homes.map(({ path }) => path)).size).toBe(homes.length);
  });
});

describe("the example in docs/homes.md", () => {
  const example = readFileSync("docs/homes.md", "utf8").match(/```tsx\n([\s\S]*?)```/)?.[1] ?? "";
  const imports = [...example.matchAll(/import \{ (.+?) \} from "(~\/|\.\/)(\w[^"]+)"/g)]
    .map(([, names = "", root, file]) => ({
      names: names.split(", "),
      file: `app/${root === "~/" ? "" : "homes/"}${file}`,
    }))
    .filter(({ names }) => names.length > 0);

  test("imports what is there under these names", () => {
    expect(imports.length).toBeGreaterThan(3);
    for (const { names, file } of imports) {
      const source = readFileSync(file, "utf8");
      for (const name of names) expect(source).toMatch(new RegExp(`export (async )?(function|const|type) ${name}\\b`));
    }
  });
});
