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

/** The dot of a colour that has one, as a class; any other colour is to be written out. */
export function knownDot(colour: string): string | undefined {
  return dots.get(colour.toLowerCase());
}

/** The dot of a colour, a plain one where its name says nothing. */
export function dotOf(colour: string): string {
  return knownDot(colour) ?? "bg-ground";
}
