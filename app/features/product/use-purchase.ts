import { useRef, useState } from "react";
import { addToCart } from "../cart/add-to-cart.ts";
import { useCart } from "../cart/cart.store.ts";
import { piecesOf } from "../cart/cart.ts";
import type { ProductChoice } from "../catalogue/choice-query.ts";
import { mostInOrder } from "../catalogue/most-in-order.ts";
import type { CardProduct } from "../catalogue/product.ts";
import { keptChoice, missingOf, stockOfChoice } from "./choice.ts";

export type Purchase = ReturnType<typeof usePurchase>;

/** State from choice to cart: stock, quantity, what is still to be chosen, and adding. */
export function usePurchase(product: CardProduct, choice: ProductChoice) {
  const [wanted, setQuantity] = useState(1);
  const [isMissingShown, setMissingShown] = useState(false);
  const options = useRef<HTMLDivElement>(null);
  const selection = { color: choice.colour, size: choice.size };
  const missing = missingOf(product, choice);
  const stock = stockOfChoice(product, choice);
  const inCart = useCart((cart) => (missing.length > 0 ? 0 : piecesOf(cart, keptChoice(product.id, choice))));
  const most = mostInOrder(product, stock);
  const left = Math.max(0, most - inCart);
  const quantity = Math.min(wanted, Math.max(1, left));

  /** Returns whether the choice is complete; if not, focuses the missing field. */
  function check(): boolean {
    setMissingShown(missing.length > 0);
    if (missing.length > 0) focusChoice(options.current, missing[0]);
    return missing.length === 0;
  }

  /** Adds the choice to the cart; if it is incomplete, returns false and focuses the missing field. */
  function add(): boolean {
    if (!check()) return false;
    addToCart(product, selection, quantity);
    setQuantity(1);
    return true;
  }

  const isWhole = missing.length === 0;
  return {
    product,
    choice,
    options,
    stock,
    most,
    inCart,
    left,
    quantity,
    setQuantity,
    missing,
    isWhole,
    isMissingShown,
    check,
    add,
  };
}

function focusChoice(options: HTMLElement | null, name: string | undefined): void {
  const field = options?.querySelector<HTMLInputElement>(`fieldset[data-choice="${name}"] input:enabled`);
  field?.focus({ preventScroll: true });
  field?.closest("fieldset")?.scrollIntoView({ block: "center" });
}
