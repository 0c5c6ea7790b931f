import { LANGUAGE_QUERY } from "../../i18n/languages.ts";
import type { Choice } from "../cart/cart.ts";
import { productPath } from "../catalogue/addresses.ts";
import { ONLY } from "../catalogue/choice-words.ts";
import { type CardProduct, stockOf } from "../catalogue/product.ts";
import { compareIn, type ProductQuery, sizeOrder } from "../catalogue/product-query.ts";

/** What a shopper has chosen of a product so far. */
export type ProductChoice = { colour?: string | undefined; size?: string | undefined };

/** A colour or size on offer; `obstacle` says why it cannot be had. */
export type ChoiceOption = { value: string; obstacle?: "sold-out" | "not-made" };

/** Reads a choice from an address; what the product does not come in is left out, and what it only comes in is chosen. */
export function readChoice(product: CardProduct, params: URLSearchParams): ProductChoice {
  const colours = (product.variation ?? []).map((variation) => variation.color);
  const colour = colours.find((c) => c === ONLY || c === params.get("colour"));
  const size = sizesIn(product, colour).find((s) => s === ONLY || s === params.get("size"));
  return { ...(colour && { colour }), ...(size && { size }) };
}

/** The address form of a choice: `params` with the choice in it, and without a language, which another may have followed. */
export function writeChoice(choice: ProductChoice, params = new URLSearchParams()): URLSearchParams {
  const written = new URLSearchParams(params);
  written.delete(LANGUAGE_QUERY);
  for (const name of ["colour", "size"] as const) {
    const value = choice[name];
    if (value && value !== ONLY) written.set(name, value);
    else written.delete(name);
  }
  return written;
}

/** The address of a product with a choice made. */
export function choicePath(product: CardProduct, choice: ProductChoice): string {
  const search = writeChoice(choice).toString();
  return `${productPath(product)}${search && `?${search}`}`;
}

/** A choice as cart and wishlist keep it. */
export function keptChoice(id: string, { colour, size }: ProductChoice): Choice {
  return { _id: id, ...(colour && { selectedProductColor: colour }), ...(size && { selectedProductSize: size }) };
}

/** The first of a product's colours that is among those looked for, rather one that can be had in a size that is looked for. */
export function colourAmong(
  product: CardProduct,
  { colour: colours, size: sizes }: Pick<ProductQuery, "colour" | "size">,
): string | undefined {
  const found = (product.variation ?? []).filter(({ color }) => colours.includes(color));
  const isWanted = (name: string) => sizes.length === 0 || sizes.includes(name);
  const best = found.find(({ size }) => size.some(({ name, stock }) => isWanted(name) && stock > 0));
  return (best ?? found[0])?.color;
}

/** The colours of a product; one without a piece in any size is sold out. */
export function colourOptions(product: CardProduct): ChoiceOption[] {
  return (product.variation ?? []).map(({ color, size }) =>
    size.some((s) => s.stock > 0) ? { value: color } : { value: color, obstacle: "sold-out" },
  );
}

/** All sizes of a product in their order, as they are in one colour or, without one, in any. */
export function sizeOptions(product: CardProduct, colour?: string): ChoiceOption[] {
  const made = [...new Set(sizesIn(product))].sort((a, b) => compareIn(sizeOrder, a, b));
  return made.map((value) => {
    if (!sizesIn(product, colour).includes(value)) return { value, obstacle: "not-made" };
    return stockOfChoice(product, { colour, size: value }) > 0 ? { value } : { value, obstacle: "sold-out" };
  });
}

/** Takes another colour; a size that cannot be had in it is given up. */
export function withColour(product: CardProduct, choice: ProductChoice, colour: string): ProductChoice {
  const isOpen = choice.size !== ONLY && stockOf(product, colour, choice.size) === 0;
  return choice.size && !isOpen ? { colour, size: choice.size } : { colour };
}

/** What is still to be chosen before the product can go into a cart. */
export function missingOf(product: CardProduct, choice: ProductChoice): readonly ("colour" | "size")[] {
  if (!product.variation) return [];
  return (["colour", "size"] as const).filter((name) => !choice[name]);
}

/** Pieces of what is chosen; while the choice is open, the most that any way of completing it has. */
export function stockOfChoice(product: CardProduct, { colour, size }: ProductChoice): number {
  if (!product.variation) return stockOf(product);
  const open = product.variation.filter((v) => !colour || v.color === colour).flatMap((v) => v.size);
  return Math.max(0, ...open.filter((s) => !size || s.name === size).map((s) => s.stock));
}

function sizesIn(product: CardProduct, colour?: string): string[] {
  const variations = (product.variation ?? []).filter((v) => !colour || v.color === colour);
  return variations.flatMap((v) => v.size.map((s) => s.name));
}
