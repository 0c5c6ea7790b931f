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

/** Other colour names, listed by the closest dot. */
const alike: ReadonlyMap<string, string> = new Map(
  Object.entries({
    white: "ivory",
    black: "ebony",
    brown: "walnut chocolate chestnut",
    blue: "navy indigo denim cobalt",
    grey: "charcoal anthracite slate ash silver steel iron",
    cream: "ecru oat vanilla",
    sand: "natural linen camel tan oak",
    green: "olive moss forest",
    sage: "mint celadon",
    red: "burgundy cherry",
    terracotta: "rust copper brick",
    pink: "rose blush",
    yellow: "mustard ochre gold brass",
    purple: "plum lilac lavender",
  }).flatMap(([colour, names]) => names.split(" ").map((name) => [name, colour] as const)),
);

/** Returns a colour's dot as a CSS class ("night blue" has that of blue); undefined if it must be written out. */
export function knownDot(colour: string): string | undefined {
  const words = colour.toLowerCase().split(/[^\p{L}]+/u);
  const known = words.toReversed().map((word) => dots.get(alike.get(word) ?? word));
  return known.find((dot) => dot !== undefined);
}

/** Returns a colour's dot, or a neutral one if its name is unknown. */
export function dotOf(colour: string): string {
  return knownDot(colour) ?? "bg-ground";
}
