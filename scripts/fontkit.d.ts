declare module "fontkit" {
  type Glyph = { advanceWidth: number; path: { toSVG(): string; scale(x: number, y: number): Glyph["path"] } };
  type Font = {
    unitsPerEm: number;
    ascent: number;
    descent: number;
    lineGap: number;
    variationAxes: Record<string, { min: number; max: number }>;
    getVariation(axes: Record<string, number>): Font;
    layout(text: string): { glyphs: Glyph[]; advanceWidth: number };
  };
  export function create(data: Buffer): Font;
}
