/** Makes the shop's two font files from their packages: the letters of its Latin languages, the weights in use. */
import { readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));
const text = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ..."ŒœŸ–—‘’“”„…•‹›€−→←↑↓×·"].join("");
const files = "node_modules/@fontsource-variable";

const fonts = [
  {
    from: `${files}/fraunces/files/fraunces-latin-wght-normal.woff2`,
    to: "fraunces.woff2",
    wght: { min: 400, max: 600 },
  },
  { from: `${files}/inter/files/inter-latin-wght-normal.woff2`, to: "inter.woff2", wght: { min: 400, max: 600 } },
];

for (const { from, to, wght } of fonts) {
  const font = await subsetFont(readFileSync(from), text, { targetFormat: "woff2", variationAxes: { wght } });
  writeFileSync(`app/themes/fonts/${to}`, font);
  console.info(`${to}  ${(font.length / 1000).toFixed(1)} kB`);
}
