/** A typeface of the shop's themes: its source, the weights kept, and the fallback while it loads. */
export type Typeface = {
  family: string;
  /** Path under `node_modules`. */
  from: string;
  /** One weight, or a variable font's range. */
  weight: number | readonly [number, number];
  /** Fixes a variable font's width, in percent. */
  width?: number;
  fallback: "sans" | "serif";
};

/** A variable font with the range of weights that the themes use, or one weight if used for headings only. */
function variable(name: string, family: string, weight: Typeface["weight"], fallback: Typeface["fallback"]) {
  return { family, from: `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`, weight, fallback };
}

function fixed(name: string, family: string, weight: number, fallback: Typeface["fallback"]) {
  return { family, from: `@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`, weight, fallback };
}

/** Typefaces by file name in `app/themes/fonts`. */
export const typefaces: Readonly<Record<string, Typeface>> = {
  fraunces: variable("fraunces", "Fraunces", 440, "serif"),
  inter: variable("inter", "Inter", [400, 600], "sans"),
  archivo: variable("archivo", "Archivo", [400, 700], "sans"),
  "archivo-expanded": {
    family: "Archivo Expanded",
    from: "@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2",
    weight: 700,
    width: 125,
    fallback: "sans",
  },
  "archivo-black": fixed("archivo-black", "Archivo Black", 400, "sans"),
  anton: fixed("anton", "Anton", 400, "sans"),
  "baloo-2": variable("baloo-2", "Baloo 2", [400, 700], "sans"),
  barlow: fixed("barlow", "Barlow", 400, "sans"),
  "barlow-condensed": fixed("barlow-condensed", "Barlow Condensed", 600, "sans"),
  "berkshire-swash": fixed("berkshire-swash", "Berkshire Swash", 400, "serif"),
  bitter: variable("bitter", "Bitter", 600, "serif"),
  "bricolage-grotesque": variable("bricolage-grotesque", "Bricolage Grotesque", [400, 600], "sans"),
  cormorant: variable("cormorant", "Cormorant", 500, "serif"),
  "dm-sans": variable("dm-sans", "DM Sans", [400, 700], "sans"),
  "great-vibes": fixed("great-vibes", "Great Vibes", 400, "serif"),
  "ibm-plex-sans": variable("ibm-plex-sans", "IBM Plex Sans", [400, 600], "sans"),
  "instrument-serif": fixed("instrument-serif", "Instrument Serif", 400, "serif"),
  italiana: fixed("italiana", "Italiana", 400, "serif"),
  "josefin-sans": variable("josefin-sans", "Josefin Sans", [400, 600], "sans"),
  jost: variable("jost", "Jost", [300, 500], "sans"),
  karla: variable("karla", "Karla", [400, 600], "sans"),
  "libre-caslon-text": fixed("libre-caslon-text", "Libre Caslon Text", 400, "serif"),
  lora: variable("lora", "Lora", [400, 500], "serif"),
  manrope: variable("manrope", "Manrope", [400, 700], "sans"),
  marcellus: fixed("marcellus", "Marcellus", 400, "serif"),
  nunito: variable("nunito", "Nunito", [400, 800], "sans"),
  outfit: variable("outfit", "Outfit", [400, 600], "sans"),
  pacifico: fixed("pacifico", "Pacifico", 400, "serif"),
  "playfair-display": variable("playfair-display", "Playfair Display", 500, "serif"),
  poppins: fixed("poppins", "Poppins", 400, "sans"),
  "poppins-medium": fixed("poppins", "Poppins Medium", 500, "sans"),
  "public-sans": variable("public-sans", "Public Sans", [400, 700], "sans"),
  rubik: variable("rubik", "Rubik", [400, 700], "sans"),
  sora: variable("sora", "Sora", [400, 600], "sans"),
  "source-sans-3": variable("source-sans-3", "Source Sans 3", [400, 600], "sans"),
  "space-grotesk": variable("space-grotesk", "Space Grotesk", [400, 700], "sans"),
  syne: variable("syne", "Syne", 700, "sans"),
  "work-sans": variable("work-sans", "Work Sans", [400, 600], "sans"),
  "zilla-slab": fixed("zilla-slab", "Zilla Slab", 500, "serif"),
};

/** Typefaces of the Arabic script by file name in `app/themes/arabic`, whose style sheet says which themes they go with. */
export const arabicTypefaces: Readonly<Record<string, Pick<Typeface, "from" | "weight">>> = {
  cairo: { from: "@fontsource-variable/cairo/files/cairo-arabic-wght-normal.woff2", weight: [400, 700] },
  alexandria: { from: "@fontsource-variable/alexandria/files/alexandria-arabic-wght-normal.woff2", weight: [300, 700] },
  "noto-naskh-arabic": {
    from: "@fontsource-variable/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2",
    weight: [400, 600],
  },
  "el-messiri": { from: "@fontsource/el-messiri/files/el-messiri-arabic-600-normal.woff2", weight: 600 },
};
