import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { rolesMissing, themeMistakes } from "./theme-mistakes.server.ts";

/** Every theme, including an owner's own. */
const themes = globSync("app/themes/*.css")
  .map((file) => basename(file, ".css"))
  .map((name) => (name === "tokens" ? "bone" : name))
  .filter((name) => name !== "fonts");

/** Text colours and the backgrounds they are used on. */
const pairs: readonly (readonly [string, readonly string[]])[] = [
  ["ink", ["paper", "surface", "ground"]],
  ["muted", ["paper", "surface", "ground"]],
  ["sale", ["paper", "surface", "ground"]],
  ["good", ["paper", "surface"]],
  ["warn", ["paper", "surface"]],
  ["accent-ink", ["accent", "sale"]],
  ["paper", ["ink"]],
  ["stage-ink", ["stage"]],
  ["deep-ink", ["deep"]],
];

const formsIn = (folder: string) => globSync(`app/themes/${folder}/*.css`).map((file) => basename(file, ".css"));

/** What a theme may give a form to, the folder of the forms, and their names besides the ordinary one, which has no sheet. */
const parts = [
  { part: "card", folder: "cards", forms: formsIn("cards").filter((form) => form !== "compact") },
  { part: "frame", folder: "frames", forms: formsIn("frames") },
] as const;

function rolesOf(name: string): Map<string, string> {
  const css = readFileSync(`app/themes/${name === "bone" ? "tokens" : name}.css`, "utf8").split("@theme")[0] ?? "";
  const roles = new Map(
    [...css.matchAll(/--([a-z-]+):\s*([^;]+);/g)].map(([, role, value]) => [role ?? "", value ?? ""]),
  );
  const follow = (role: string): string => {
    const value = roles.get(role) ?? "";
    const other = value.match(/^var\(--([a-z-]+)\)$/)?.[1];
    return other ? follow(other) : value;
  };
  if (!roles.has("deep")) roles.set("deep", "var(--ink)").set("deep-ink", "var(--paper)");
  return new Map([...roles.keys()].map((role) => [role, follow(role)]));
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(themes)("the theme %s", (name) => {
  const roles = rolesOf(name);

  test("defines every role", () => {
    expect(rolesMissing([...roles.keys()].map((role) => `--${role}:`).join())).toEqual([]);
  });

  test("is readable: a contrast of 4.5 to 1 for every text on every background", () => {
    const faults = pairs.flatMap(([text, grounds]) =>
      grounds
        .map((ground) => ({ text, ground, ratio: contrast(roles.get(text) ?? "", roles.get(ground) ?? "") }))
        .filter(({ ratio }) => ratio < 4.5),
    );
    expect(faults).toEqual([]);
  });

  test.each(parts)("brings the form of a $part that it names, and no other", ({ part, folder, forms }) => {
    const css = readFileSync(`app/themes/${name === "bone" ? "tokens" : name}.css`, "utf8");
    const brought = [...css.matchAll(new RegExp(`@import "\\./${folder}/([^"]+)\\.css"`, "g"))].map(([, form]) => form);
    expect(brought).toEqual([roles.get(part)].filter(Boolean));
    if (brought[0]) expect(forms).toContain(brought[0]);
  });

  test("imports the typefaces it names", () => {
    const css = readFileSync(`app/themes/${name === "bone" ? "fonts" : name}.css`, "utf8");
    const brought = [...css.matchAll(/@import "(\.\/fonts\/[^"]+)"/g)].map(([, file]) => file ?? "");
    const faces = brought.map((file) => readFileSync(`app/themes/${file}`, "utf8")).join("");
    const named = [roles.get("display"), roles.get("text")].map((list) => list?.match(/^"([^"]+)"/)?.[1]);
    expect(brought.length).toBeLessThanOrEqual(2);
    for (const family of named) expect(faces).toContain(`font-family: "${family}";`);
  });
});

test.each(parts)("each form of a $part is that of four themes or more", ({ part, forms }) => {
  const chosen = themes.map((name) => rolesOf(name).get(part) ?? "ordinary");
  for (const form of ["ordinary", ...forms])
    expect([form, chosen.filter((one) => one === form).length >= 4]).toEqual([form, true]);
});

test("each form applies only where the theme names it: sheets of several themes may be in one document", () => {
  for (const { part, folder, forms } of parts)
    for (const form of forms) {
      const css = readFileSync(`app/themes/${folder}/${form}.css`, "utf8");
      const rules = css.replace(/\/\*[\s\S]*?\*\/|@import [^;]+;/g, "").trim();
      expect(rules).toMatch(new RegExp(`^@container style\\(--${part}: ${form}\\) \\{[\\s\\S]*\\n\\}$`));
    }
});

test("a missing theme is reported before the build", () => {
  expect(themeMistakes("plants")).toEqual([]);
  expect(themeMistakes("mine")).toEqual([
    'shop.config.ts: theme is "mine": there is no app/themes/mine.css, write it or leave the line out',
  ]);
});

test("a typeface that a theme imports but that does not exist is reported before the build", () => {
  const folder = mkdtempSync(join(tmpdir(), "themes-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const roles = readFileSync("app/themes/tokens.css", "utf8").replace(":root", '[data-theme="mine"]');
  writeFileSync(join(folder, "mine.css"), `@import "./fonts/literata.css";\n[data-theme="mine"] {${roles}}`);
  expect(themeMistakes("mine", folder)).toEqual([
    `${folder}/mine.css imports fonts/literata.css, which is not there: give it a row in scripts/font-table.ts, then npm run fonts -- literata`,
  ]);
});

test("no colour is hard-coded outside the themes, but those that a law sets", () => {
  const files = globSync("app/**/*.{tsx,css}", { exclude: (file) => /app\/themes|energy-class/.test(String(file)) });
  const raw = /(?<![\w&/-])#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgb|hsl|oklch|oklab)a?\(/i;
  const palette =
    /\b(?:bg|text|border|fill|stroke|from|via|to)-(?:white|black|(?:red|blue|green|gray|slate|zinc|stone|amber|yellow)-\d{2,3})\b/;
  const faults = files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, i) => (raw.test(line) || palette.test(line) ? [`${file}:${i + 1}: ${line.trim()}`] : [])),
  );
  expect(faults.filter((fault) => !fault.includes('name: "theme-color"'))).toEqual([]);
});
