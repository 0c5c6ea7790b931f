/**
 * Subsets the themes' fonts from their npm packages, all or the named ones: letters of the shop's Latin-script
 * languages and their neighbours, in the weights used. For each, writes a stylesheet with a metric-compatible fallback.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { create, type Font } from "fontkit";
import subsetFont from "subset-font";
import { arabicTypefaces, type Typeface, typefaces } from "./font-table.ts";

type Axes = Record<string, number | { min: number; max: number }>;

const folder = "app/themes/fonts";
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));
/** Characters by language; all others are rendered in the fallback font. */
const letters = {
  all: `${range(0x20, 0x7e).join("")}\u00a0–—‘’“”…·•−×°²½€£©`,
  de: "äöüßÄÖÜ„",
  fr: "àâæçéèêëîïôœùûÿÀÂÆÇÉÈÊËÎÏÔŒÙÛŸ«»‹›",
  es: "áíóúñÁÍÓÚÑ¿¡",
  neighbours: "åøìòãõÅØÌÒÃÕ",
};
const kept = Object.values(letters).join("");

/** Letters, marks and digits of Arabic; the forms that letters take beside each other are kept with them. */
const arabicLetters = [
  range(0x60c, 0x60c),
  range(0x61b, 0x61f),
  range(0x621, 0x63a),
  range(0x640, 0x655),
  range(0x660, 0x66d),
  range(0x670, 0x671),
  "پچژڤگکیە",
].join("");

/** English sentences and headings from the shop's content, in ASCII, for comparing font widths. */
const sentences = readSentences();
const headings = sentences.filter((line) => line.startsWith("#"));

function readSentences(): string[] {
  const files = ["content/posts", "content/pages"].flatMap((from) =>
    readdirSync(from)
      .filter((file) => file.endsWith(".md"))
      .map((file) => `${from}/${file}`),
  );
  const lines = files.flatMap((file) =>
    readFileSync(file, "utf8")
      .replace(/^title: */m, "# ")
      .split("\n"),
  );
  return lines.filter((line) => / .* /.test(line) && !/^[a-zA-Z]+: |^[|!]|{{/.test(line));
}

/** Strips Markdown from a sentence and reduces it to ASCII. */
function plain(line: string): string {
  const typed = line.replace(/\]\([^)]*\)|^[#>-]+ |[*_`[\]]/g, "").replace(/[’‘]/g, "'");
  return typed.replace(/[“”]/g, '"').replace(/[^ -~]/g, "");
}

/** Widths of space to tilde in the local fonts, per thousand of the size (published Helvetica and Times metrics). */
const localWidths = {
  sans: `278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 ${"556 ".repeat(10)}278 278 584 584 584 556
    1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556
    333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584`,
  serif: `250 333 408 500 500 833 778 180 333 333 500 564 250 333 250 278 ${"500 ".repeat(10)}278 278 564 564 564 444
    921 722 667 667 722 611 556 722 722 333 389 722 611 889 722 722 556 722 667 556 611 722 722 944 722 722 611 333 278 333 469 500
    333 444 500 444 500 444 333 500 500 278 278 500 278 778 500 500 500 500 333 389 278 500 500 722 500 500 444 480 200 480 541`,
};
const locals = {
  sans: 'local("Arial"), local("Liberation Sans"), local("Arimo")',
  serif: 'local("Times New Roman"), local("Liberation Serif"), local("Tinos")',
};

/** Returns the ratio of a font's text width to its local fallback's; fonts of one weight are measured on headings. */
function stretchOf(face: Typeface, font: Font): number {
  const widths = localWidths[face.fallback].split(/\s+/).map((width) => Number(width) / 1000);
  let own = 0;
  let local = 0;
  for (const text of (typeof face.weight === "number" ? headings : sentences).map(plain)) {
    own += font.layout(text).advanceWidth / font.unitsPerEm;
    for (let i = 0; i < text.length; i++) local += widths[text.charCodeAt(i) - 0x20] ?? 0;
  }
  return own / local;
}

function faceOf(name: string, face: Typeface, font: Font): string {
  const stretch = stretchOf(face, font);
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
  // Fontkit reads slightly past an empty last glyph.
  const sfnt = Buffer.concat([await subsetFont(source, kept, { targetFormat: "sfnt", ...options }), Buffer.alloc(64)]);
  const font = create(sfnt);
  writeFileSync(`${folder}/${name}.css`, faceOf(name, face, font));
  console.info(`${name}  ${(made.length / 1000).toFixed(1)} kB`);
}

async function makeArabic(name: string, { from, weight }: (typeof arabicTypefaces)[string]): Promise<void> {
  const variationAxes =
    typeof weight === "number" ? {} : { variationAxes: { wght: { min: weight[0], max: weight[1] } } };
  const source = readFileSync(`node_modules/${from}`);
  const made = await subsetFont(source, arabicLetters, { targetFormat: "woff2", ...variationAxes });
  writeFileSync(`app/themes/arabic/${name}.woff2`, made);
  console.info(`${name}  ${(made.length / 1000).toFixed(1)} kB`);
}

const named = process.argv.slice(2);
const unknown = named.filter((name) => !Object.hasOwn({ ...typefaces, ...arabicTypefaces }, name));
if (unknown.length > 0) {
  console.error(`scripts/font-table.ts has no row ${unknown.join(", ")}: write one`);
  process.exit(1);
}
for (const [name, face] of Object.entries(typefaces))
  if (named.length === 0 || named.includes(name)) await make(name, face);
for (const [name, face] of Object.entries(arabicTypefaces))
  if (named.length === 0 || named.includes(name)) await makeArabic(name, face);
