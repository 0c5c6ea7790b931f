declare module "fontkit" {
  type Font = {
    unitsPerEm: number;
    ascent: number;
    descent: number;
    lineGap: number;
    layout(text: string): { advanceWidth: number; glyphs: readonly { id: number }[] };
  };
  export function create(data: Buffer): Font;
}
