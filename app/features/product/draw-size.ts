import type { Size } from "../catalogue/product.ts";

/** What everybody knows the size of, from small to large. */
export type KnownThing = "coin" | "sheet" | "person";

type Label = { side: keyof Size; cm: number; line: string; x: number; y: number; anchor: "start" | "middle" | "end" };
type Drawing = {
  /** Paths of an SVG. */
  box: string;
  thing: { name: KnownThing; solid: string; lines: string };
  labels: readonly Label[];
  viewBox: string;
};

/** How far a centimetre of depth goes up and aside. */
const OBLIQUE = 0.35;
const WIDTH = 346;
/** Room for the number of the height, between box and thing for that of the depth, and on the ground. */
const START = 80;
const BETWEEN = 74;
const GROUND = 44;
const TALLEST = 210;

const things: Readonly<Record<KnownThing, { most: number; width: number; height: number }>> = {
  coin: { most: 14, width: 2.3, height: 2.3 },
  sheet: { most: 70, width: 21, height: 29.7 },
  person: { most: Number.POSITIVE_INFINITY, width: 44, height: 170 },
};

/** Draws a box of the given measures to scale, beside something known. What is not known of three measures is left out. */
export function drawSize(size: Size): Drawing {
  const { width = size.depth ?? 0, height = 0 } = size;
  const depth = size.width === undefined ? 0 : (size.depth ?? 0);
  const name = (Object.keys(things) as KnownThing[]).find(
    (one) => Math.max(width, depth, height) <= things[one].most,
  ) as KnownThing;
  const known = things[name];
  const scale = Math.min(
    (WIDTH - START - BETWEEN) / (width + depth * OBLIQUE + known.width),
    TALLEST / Math.max(height + depth * OBLIQUE, known.height),
  );
  const [w, d, h] = [width * scale, depth * scale * OBLIQUE, height * scale].map(rounded) as [number, number, number];
  const top = rounded(Math.max(h + d, known.height * scale)) + 8;
  const left = START;
  const box = `M${left} ${top}h${w}v${-h}h${-w}zM${left} ${top - h}l${d} ${-d}h${w}l${-d} ${d}M${left + w + d} ${top - h - d}v${h}l${-d} ${d}`;
  const all: (Label | false | undefined)[] = [
    {
      side: size.width === undefined ? "depth" : "width",
      cm: width,
      line: `M${left} ${top + 8}v8m0-4h${w}m0-4v8`,
      x: left + w / 2,
      y: top + GROUND - 10,
      anchor: "middle",
    },
    h > 0 && {
      side: "height",
      cm: height,
      line: `M${left - 16} ${top}h8m-4 0v${-h}m-4 0h8`,
      x: left - 22,
      y: top - h / 2 + 6,
      anchor: "end",
    },
    d > 0 && {
      side: "depth",
      cm: depth,
      line: `M${left + w + 8} ${top + 3}l${d} ${-d}`,
      x: left + w + d / 2 + 14,
      y: top - d / 2 + 16,
      anchor: "start",
    },
  ];
  const x = rounded(left + w + d + BETWEEN);
  return {
    box,
    thing: { name, ...outlineOf(name, x, top, scale) },
    labels: all.filter((label) => label !== false && label !== undefined),
    viewBox: `0 0 ${WIDTH} ${rounded(top + GROUND)}`,
  };
}

/** The outline of a known thing that stands at `x` on the ground at `y`. */
function outlineOf(name: KnownThing, x: number, y: number, scale: number): { solid: string; lines: string } {
  const cm = (value: number) => rounded(value * scale);
  const disc = (r: number, at: number) =>
    `M${x + cm(at) - cm(r)} ${y - cm(at)}a${cm(r)} ${cm(r)} 0 1 0 ${2 * cm(r)} 0a${cm(r)} ${cm(r)} 0 1 0 ${-2 * cm(r)} 0`;
  if (name === "coin") return { solid: disc(1.15, 1.15), lines: disc(0.8, 1.15) };
  if (name === "sheet") {
    const rows = [24, 21, 18, 15, 12].map((row) => `M${x + cm(3)} ${y - cm(row)}h${cm(15)}`).join("");
    return { solid: "", lines: `M${x} ${y}h${cm(21)}v${cm(-29.7)}h${cm(-21)}z${rows}` };
  }
  const head = `M${x + cm(12)} ${y - cm(158)}a${cm(10)} ${cm(12)} 0 1 0 ${cm(20)} 0a${cm(10)} ${cm(12)} 0 1 0 ${cm(-20)} 0`;
  const body = `M${x + cm(8)} ${y - cm(143)}h${cm(28)}q${cm(8)} 0 ${cm(8)} ${cm(8)}v${cm(52)}h${cm(-9)}v${cm(83)}h${cm(-26)}v${cm(-83)}h${cm(-9)}v${cm(-52)}q0 ${cm(-8)} ${cm(8)} ${cm(-8)}z`;
  return { solid: head + body, lines: "" };
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
