/** The colours that have a dot, by the names that catalogues give them. */
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

/** Colours by other names, beside the dot they come nearest to. */
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

/** The dot of a colour that has one, as a class ("night blue" has that of blue); any other colour is to be written out. */
export function knownDot(colour: string): string | undefined {
  const words = colour.toLowerCase().split(/[^\p{L}]+/u);
  const known = words.toReversed().map((word) => dots.get(alike.get(word) ?? word));
  return known.find((dot) => dot !== undefined);
}

/** The dot of a colour, a plain one where its name says nothing. */
export function dotOf(colour: string): string {
  return knownDot(colour) ?? "bg-ground";
}
