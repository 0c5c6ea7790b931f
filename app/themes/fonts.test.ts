import { globSync, readFileSync } from "node:fs";
import { create } from "fontkit";
import { describe, expect, it } from "vitest";

const texts = globSync(["public/locales/{de,fr,es}/*.json", "content/**/*.md"]).map((file) =>
  readFileSync(file, "utf8"),
);
const letters = [...new Set(texts.join(""))].filter((letter) => /\p{Script=Latin}|[!-~]/u.test(letter));

/** Letters that a typeface does not have. */
const lacking: Readonly<Record<string, string>> = { "app/themes/fonts/italiana.woff2": "œ" };

describe("the shop's typefaces", () => {
  it.each(globSync("app/themes/fonts/*.woff2"))(
    "%s has a glyph for every letter that the shop's own texts use",
    (file) => {
      const font = create(readFileSync(file));
      const missing = letters.filter((letter) => font.layout(letter).glyphs[0]?.id === 0).join("");
      expect(missing, "add it to `letters` in scripts/subset-fonts.ts and run that").toBe(lacking[file] ?? "");
    },
  );
});
