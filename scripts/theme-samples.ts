import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { create } from "fontkit";
import subsetFont from "subset-font";
import { typefaces } from "./font-table.ts";

const themes = "app/themes";
const SIZE = 100;

function roleOf(css: string, property: string): string {
  const value = css.match(new RegExp(`--${property}:\\s*([^;]+);`))?.[1];
  if (!value) throw new Error(`no --${property}`);
  return value.trim();
}

/** The outline of a few letters as SVG path data, `SIZE` units high per em, the base line at 0. */
async function outlineOf(family: string, wght: number, text: string): Promise<{ d: string; width: number }> {
  const face = Object.values(typefaces).find((entry) => entry.family === family);
  if (!face) throw new Error(`no typeface "${family}" in scripts/font-table.ts`);
  const variationAxes = { ...(typeof face.weight !== "number" && { wght }), ...(face.width && { wdth: face.width }) };
  const options = Object.keys(variationAxes).length > 0 ? { variationAxes } : {};
  const source = readFileSync(`node_modules/${face.from}`);
  const font = create(await subsetFont(source, text, { targetFormat: "sfnt", ...options }));
  const scale = SIZE / font.unitsPerEm;
  let x = 0;
  const parts = font.layout(text).glyphs.map((glyph) => {
    const drawn = shift(glyph.path.scale(scale, -scale).toSVG(), x);
    x += glyph.advanceWidth * scale;
    return drawn;
  });
  return { d: parts.join(""), width: Math.round(x) };
}

function shift(path: string, by: number): string {
  let isX = true;
  return path.replace(/([A-Z])|(-?[\d.]+)/g, (_, command?: string, number?: string) => {
    if (command) {
      isX = true;
      return command;
    }
    const value = Math.round(Number(number) + (isX ? by : 0));
    isX = !isX;
    return `${value}`;
  });
}

/** Draws each theme's palette and two letters of its display face into `theme-samples.json`, for the index of homes. */
export async function writeSamples(): Promise<void> {
  const samples: Record<string, unknown> = {};
  for (const file of readdirSync(themes).filter((name) => name.endsWith(".css") && name !== "fonts.css")) {
    const css = readFileSync(`${themes}/${file}`, "utf8");
    const family = roleOf(css, "display").match(/^"([^"]+)"/)?.[1] ?? "";
    const weight = Number(css.match(/--display-weight:\s*(\d+)/)?.[1] ?? 450);
    const colours = Object.fromEntries(
      ["paper", "ground", "stage", "stage-ink", "ink", "accent", "accent-ink"].map((role) => [role, roleOf(css, role)]),
    );
    const name = file === "tokens.css" ? "bone" : file.slice(0, -4);
    samples[name] = { ...colours, ...(await outlineOf(family, weight, "Ag")) };
  }
  writeFileSync(`${themes}/theme-samples.json`, `${JSON.stringify(samples, undefined, 2)}\n`);
}
