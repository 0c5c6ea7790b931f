import type { ProductQuery } from "../product-query.ts";

/** Returns the chosen values of an attribute; a key may be any text, even "constructor". */
export function chosenOf({ facts = {} }: Pick<ProductQuery, "facts">, key: string): readonly string[] {
  return (Object.hasOwn(facts, key) && facts[key]) || [];
}
