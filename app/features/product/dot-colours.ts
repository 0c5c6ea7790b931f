/** Other names of these colours, see `colourNames`: a browser needs those of the shop's own language only. */
declare const __COLOUR_NAMES__: Readonly<Record<string, string>>;

/** CSS classes of the dots, by colour. */
const dots: ReadonlyMap<string, string> = new Map([
  ["white", "bg-(--dot-white)"],
  ["black", "bg-(--dot-black)"],
  ["brown", "bg-(--dot-brown)"],
  ["blue", "bg-(--dot-blue)"],
  ["grey", "bg-(--dot-grey)"],
  ["cream", "bg-(--dot-cream)"],
  ["sand", "bg-(--dot-sand)"],
  ["green", "bg-(--dot-green)"],
  ["sage", "bg-(--dot-sage)"],
  ["red", "bg-(--dot-red)"],
  ["terracotta", "bg-(--dot-terracotta)"],
  ["pink", "bg-(--dot-pink)"],
  ["yellow", "bg-(--dot-yellow)"],
  ["orange", "bg-(--dot-orange)"],
  ["purple", "bg-(--dot-purple)"],
]);

const alike: ReadonlyMap<string, string> = new Map(
  Object.entries(__COLOUR_NAMES__).flatMap(([colour, names]) =>
    names.split(" ").map((name) => [name, colour] as const),
  ),
);

/** German writes shades in one word, with the colour at its end: "nachtblau". */
const shade = /(?:weiß|schwarz|braun|blau|grau|grün|rot|rosa|gelb)$/;

/** Returns a colour's dot as a CSS class ("night blue" has that of blue); undefined if it must be written out. */
export function knownDot(colour: string): string | undefined {
  const words = colour.toLowerCase().split(/[^\p{L}]+/u);
  const dotFor = (word: string) => dots.get(alike.get(word) ?? word);
  const known = words.toReversed().map((word) => dotFor(word) ?? dotFor(shade.exec(word)?.[0] ?? ""));
  return known.find((dot) => dot !== undefined);
}

/**
 * Returns the dots of a product's colours. None has one if one is unknown or two look alike: then all are written out.
 */
export function dotsOf(colours: readonly string[]): readonly (string | undefined)[] {
  const found = colours.map(knownDot);
  const areClear = !found.includes(undefined) && new Set(found).size === found.length;
  return areClear ? found : colours.map(() => undefined);
}

/** Returns a colour's dot, or a neutral one if its name is unknown. */
export function dotOf(colour: string): string {
  return knownDot(colour) ?? "bg-ground";
}
