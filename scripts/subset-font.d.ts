declare module "subset-font" {
  type Axis = number | { min: number; max: number };
  type Options = { targetFormat: "woff2" | "sfnt"; noLayoutClosure?: boolean; variationAxes?: Record<string, Axis> };
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
