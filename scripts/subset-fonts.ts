/**
 * Makes the themes' font files of their npm packages: the letters of the shop's Latin languages and of its
 * neighbours', in the weights in use, and beside each a style sheet with its face and a local face stretched to the same measures.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { create, type Font } from "fontkit";
import subsetFont from "subset-font";
import { type Typeface, typefaces } from "./font-table.ts";

type Axes = Record<string, number | { min: number; max: number }>;

const folder = "app/themes/fonts";
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));
/** By the language that writes with them; what is in none of them is set in the fallback face. */
const letters = {
  all: `${range(0x20, 0x7e).join("")}\u00a0–—‘’“”…·•−×°²½€£©`,
  de: "äöüßÄÖÜ„",
  fr: "àâæçéèêëîïôœùûÿÀÂÆÇÉÈÊËÎÏÔŒÙÛŸ«»‹›",
  es: "áíóúñÁÍÓÚÑ¿¡",
  neighbours: "åøìòãõÅØÌÒÃÕ",
};
const kept = Object.values(letters).join("");

/** How often a character stands in English text, per thousand; the words that the shop's headings are made of. */
// biome-ignore format: a table reads better dense
const frequency: Record<string, number> = {
  " ": 180, a: 67, b: 12, c: 23, d: 35, e: 104, f: 18, g: 16, h: 50, i: 57, j: 1, k: 6, l: 33, m: 20, n: 57,
  o: 62, p: 15, q: 1, r: 49, s: 52, t: 74, u: 23, v: 8, w: 19, x: 1, y: 16, z: 1,
};

/** Widths of the same characters in the local fonts, per thousand of the size (Helvetica's and Times' published metrics). */
const localWidths = {
  sans: " 278 a556 b556 c500 d556 e556 f278 g556 h556 i222 j222 k500 l222 m833 n556 o556 p556 q556 r333 s500 t278 u556 v500 w722 x500 y500 z500",
  serif:
    " 250 a444 b500 c444 d500 e444 f333 g500 h500 i278 j278 k500 l278 m778 n500 o500 p500 q500 r333 s389 t278 u500 v500 w722 x500 y500 z444",
};
const locals = {
  sans: 'local("Arial"), local("Liberation Sans"), local("Arimo")',
  serif: 'local("Times New Roman"), local("Liberation Serif"), local("Tinos")',
};

function meanOf(widthOf: (character: string) => number): number {
  const entries = Object.entries(frequency);
  const total = entries.reduce((sum, [, share]) => sum + share, 0);
  return entries.reduce((sum, [character, share]) => sum + widthOf(character) * share, 0) / total;
}

function localMean(kind: Typeface["fallback"]): number {
  const widths = new Map([...localWidths[kind].matchAll(/([ a-z])(\d+)/g)].map((m) => [m[1], Number(m[2]) / 1000]));
  return meanOf((character) => widths.get(character) ?? 0.5);
}

function faceOf(name: string, face: Typeface, font: Font): string {
  const mean = meanOf((character) => font.layout(character).advanceWidth / font.unitsPerEm);
  const stretch = mean / localMean(face.fallback);
  const percent = (units: number) => `${((units / font.unitsPerEm / stretch) * 100).toFixed(1)}%`;
  const weight = typeof face.weight === "number" ? face.weight : face.weight.join(" ");
  return `/* Made by scripts/subset-fonts.ts. */
@font-face {
  font-family: "${face.family}";
  src: url("./${name}.woff2") format("woff2");
  font-weight: ${weight};
  font-display: swap;
}
@font-face {
  font-family: "${face.family} fallback";
  src: ${locals[face.fallback]};
  font-weight: 100 900;
  size-adjust: ${(stretch * 100).toFixed(1)}%;
  ascent-override: ${percent(font.ascent)};
  descent-override: ${percent(-font.descent)};
  line-gap-override: ${percent(font.lineGap)};
}
`;
}

async function make(name: string, face: Typeface): Promise<void> {
  const source = readFileSync(`node_modules/${face.from}`);
  const weight = typeof face.weight === "number" ? face.weight : { min: face.weight[0], max: face.weight[1] };
  const axes: Axes = face.from.startsWith("@fontsource-variable/") ? { wght: weight } : {};
  const variationAxes: Axes = { ...axes, ...(face.width && { wdth: face.width }) };
  const options = Object.keys(variationAxes).length > 0 ? { variationAxes } : {};
  const made = await subsetFont(source, kept, { targetFormat: "woff2", noLayoutClosure: true, ...options });
  writeFileSync(`${folder}/${name}.woff2`, made);
  // Fontkit reads a little beyond a last glyph that is empty.
  const sfnt = Buffer.concat([await subsetFont(source, kept, { targetFormat: "sfnt", ...options }), Buffer.alloc(64)]);
  const font = create(sfnt);
  writeFileSync(`${folder}/${name}.css`, faceOf(name, face, font));
  console.info(`${name}  ${(made.length / 1000).toFixed(1)} kB`);
}

for (const [name, face] of Object.entries(typefaces)) await make(name, face);
