import type { Choice } from "../cart/cart.ts";
import { compareIn, sizeOrder } from "../catalogue/choice-order.ts";
import type { ProductChoice } from "../catalogue/choice-query.ts";
import { ONLY } from "../catalogue/choice-words.ts";
import { type CardProduct, stockOf } from "../catalogue/product.ts";
import type { ProductQuery } from "../catalogue/product-query.ts";

/** A colour or size; `obstacle` is the reason if it is unavailable. */
export type ChoiceOption = { value: string; obstacle?: "sold-out" | "not-made" };

/** Reads a choice from URL parameters; drops unknown values and preselects a product's only colour or size. */
export function readChoice(product: CardProduct, params: URLSearchParams): ProductChoice {
  const colours = (product.variation ?? []).map((variation) => variation.color);
  const colour = colours.find((c) => c === ONLY || c === params.get("colour"));
  const size = sizesIn(product, colour).find((s) => s === ONLY || s === params.get("size"));
  return { ...(colour && { colour }), ...(size && { size }) };
}

/** Converts a choice to the form stored by cart and wishlist. */
export function keptChoice(id: string, { colour, size }: ProductChoice): Choice {
  return { _id: id, ...(colour && { selectedProductColor: colour }), ...(size && { selectedProductSize: size }) };
}

/** Returns the product's first colour among the filtered ones, preferably one in stock in a filtered size. */
export function colourAmong(
  product: CardProduct,
  { colour: colours, size: sizes }: Pick<ProductQuery, "colour" | "size">,
): string | undefined {
  const found = (product.variation ?? []).filter(({ color }) => colours.includes(color));
  const isWanted = (name: string) => sizes.length === 0 || sizes.includes(name);
  const best = found.find(({ size }) => size.some(({ name, stock }) => isWanted(name) && stock > 0));
  return (best ?? found[0])?.color;
}

/** Returns the colours of a product; one without stock in any size is sold out. */
export function colourOptions(product: CardProduct): ChoiceOption[] {
  return (product.variation ?? []).map(({ color, size }) =>
    size.some((s) => s.stock > 0) ? { value: color } : { value: color, obstacle: "sold-out" },
  );
}

/** Returns all sizes of a product in order, with their availability in one colour or, without one, in any. */
export function sizeOptions(product: CardProduct, colour?: string): ChoiceOption[] {
  const made = [...new Set(sizesIn(product))].sort((a, b) => compareIn(sizeOrder, a, b));
  return made.map((value) => {
    if (!sizesIn(product, colour).includes(value)) return { value, obstacle: "not-made" };
    return stockOfChoice(product, { colour, size: value }) > 0 ? { value } : { value, obstacle: "sold-out" };
  });
}

/** Changes the colour; a size that is unavailable in it is dropped. */
export function withColour(product: CardProduct, choice: ProductChoice, colour: string): ProductChoice {
  const isOpen = choice.size !== ONLY && stockOf(product, colour, choice.size) === 0;
  return choice.size && !isOpen ? { colour, size: choice.size } : { colour };
}

/** Returns what must be chosen before the product can be added to a cart. */
export function missingOf(product: CardProduct, choice: ProductChoice): readonly ("colour" | "size")[] {
  if (!product.variation) return [];
  return (["colour", "size"] as const).filter((name) => !choice[name]);
}

/** Returns the stock of a choice; while it is incomplete, the highest stock of any way to complete it. */
export function stockOfChoice(product: CardProduct, { colour, size }: ProductChoice): number {
  if (!product.variation) return stockOf(product);
  const open = product.variation.filter((v) => !colour || v.color === colour).flatMap((v) => v.size);
  return Math.max(0, ...open.filter((s) => !size || s.name === size).map((s) => s.stock));
}

function sizesIn(product: CardProduct, colour?: string): string[] {
  const variations = (product.variation ?? []).filter((v) => !colour || v.color === colour);
  return variations.flatMap((v) => v.size.map((s) => s.name));
}
