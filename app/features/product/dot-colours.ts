/** CSS classes of the dots, by the colour names that catalogues use. */
const dots: ReadonlyMap<string, string> = new Map([
  ["white", "bg-(--dot-white)"],
  ["black", "bg-(--dot-black)"],
  ["brown", "bg-(--dot-brown)"],
  ["blue", "bg-(--dot-blue)"],
  ["grey", "bg-(--dot-grey)"],
  ["gray", "bg-(--dot-grey)"],
  ["cream", "bg-(--dot-cream)"],
  ["sand", "bg-(--dot-sand)"],
  ["beige", "bg-(--dot-sand)"],
  ["green", "bg-(--dot-green)"],
  ["sage", "bg-(--dot-sage)"],
  ["red", "bg-(--dot-red)"],
  ["terracotta", "bg-(--dot-terracotta)"],
  ["pink", "bg-(--dot-pink)"],
  ["yellow", "bg-(--dot-yellow)"],
  ["orange", "bg-(--dot-orange)"],
  ["purple", "bg-(--dot-purple)"],
]);

/** Other colour names, also in German, French and Spanish, listed by the closest dot. */
const alike: ReadonlyMap<string, string> = new Map(
  Object.entries({
    white: "ivory weiß blanc blanco",
    black: "ebony schwarz noir negro",
    brown: "walnut chocolate chestnut braun brun marron marrón",
    blue: "navy indigo denim cobalt blau bleu azul",
    grey: "charcoal anthracite slate ash silver steel iron grau schiefer silber gris",
    cream: "ecru oat vanilla creme crème crema",
    sand: "natural linen camel tan oak sable arena",
    green: "olive moss forest grün moos vert verde",
    sage: "mint celadon salbei",
    red: "burgundy cherry rot rouge rojo",
    terracotta: "rust copper brick terrakotta",
    pink: "rose blush rosa",
    yellow: "mustard ochre gold brass gelb jaune amarillo",
    orange: "carrot naranja",
    purple: "plum lilac lavender lila violett violet violeta",
  }).flatMap(([colour, names]) => names.split(" ").map((name) => [name, colour] as const)),
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
