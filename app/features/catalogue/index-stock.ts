import { addBit, noBits } from "./bits.ts";
import { nameOfChoice } from "./own-choices.ts";
import type { ItemKey } from "./product.ts";
import type { ProductIndex } from "./product-index.ts";

/**
 * Returns a function that updates an index in place: of the items in stock in the catalogue, those given are gone. What
 * the catalogue has none of stays out, as it may be a partner's, whose stock is unknown.
 */
export function createStockUpdate(index: ProductIndex): (gone: readonly ItemKey[]) => void {
  const all = [...index.choices].flatMap(([colour, sizes]) =>
    [...sizes].map(([size, made]) => ({ made, choice: `${colour}:${size}`, inStock: made.inStock })),
  );
  return (gone) => {
    const goneAt = placesOf(index, gone);
    const bits = noBits(index.size);
    for (const { made, choice, inStock } of all) {
      made.inStock = goneAt.size === 0 ? inStock : inStock.filter((place) => !isGone(goneAt.get(place), choice));
      for (const place of made.inStock) addBit(bits, place);
    }
    index.inStock = bits;
    index.updates++;
  };
}

/** Whether a choice is gone; that of a product in one colour has its tone, which its item does not name. */
function isGone(gone: ReadonlySet<string> | undefined, choice: string): boolean {
  return gone !== undefined && (gone.has(choice) || gone.has(choice.replace(/^[^:]*/, "")));
}

/** Returns the choices that are gone, by the position of their product. */
function placesOf({ numbers }: ProductIndex, gone: readonly ItemKey[]): Map<number, Set<string>> {
  const byNumber = new Map<number, Set<string>>();
  for (const item of gone) {
    const [id, colour = "", size = ""] = item.split(":");
    const choices = byNumber.get(Number(id)) ?? new Set();
    byNumber.set(Number(id), choices.add(`${nameOfChoice(colour)}:${nameOfChoice(size)}`));
  }
  const byPlace = new Map<number, Set<string>>();
  for (const [place, number] of numbers.entries()) {
    const choices = byNumber.get(number);
    if (choices) byPlace.set(place, choices);
  }
  return byPlace;
}
