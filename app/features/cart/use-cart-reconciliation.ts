import { useLayoutEffect } from "react";
import { create } from "zustand";
import { useIsRestored } from "../../platform/storage/use-is-restored.ts";
import type { Products } from "../catalogue/catalogue.ts";
import { cartSlice, useCart } from "./cart.store.ts";
import { correctCart } from "./edit-cart.ts";
import { itemOf } from "./item-of.ts";
import { type ReconciledLine, reconcileCart, unavailableLines } from "./reconcile-cart.ts";
import { useCartStock, useCountedStock } from "./refresh-stock.ts";
import { piecesFor } from "./use-cart-lines.ts";

/** The corrections to the cart since the shopper last dismissed the notice. */
export const useReconciledLines = create<{ lines: readonly ReconciledLine[] }>(() => ({ lines: [] }));

/** Clears the corrections, once the shopper has read them. */
export function dismissReconciledLines(): void {
  useReconciledLines.setState({ lines: [] });
}

/** Whether there is a newer correction of the same line. */
const isAmong = (found: readonly ReconciledLine[], { line }: ReconciledLine) =>
  found.some((newer) => newer.line.cartItemId === line.cartItemId);

/**
 * Adjusts the cart to the catalogue and, once the server has answered, to the current stock; where a shortage is settled
 * later, as in the checkout, `isCounting` is false and the stock is left alone.
 */
export function useCartReconciliation(products: Products | undefined, isCounting = true): void {
  const isRestored = useIsRestored();
  const cart = useCart((state) => state);
  const live = useCartStock();
  useCountedStock(isCounting && isRestored ? [...cart.cartItems, ...cart.savedForLater].map(itemOf) : []);

  // Before painting, so that the lines are right when they first show.
  useLayoutEffect(() => {
    if (!products || !isRestored) return;
    const pieces = (line: ReconciledLine["line"]) => piecesFor(line, products, isCounting ? live : {});
    const found = unavailableLines(cart, pieces);
    if (found.length === 0 || cart !== cartSlice.store.getState()) return;
    correctCart((state) => reconcileCart(state, pieces));
    useReconciledLines.setState(({ lines }) => ({
      lines: [...lines.filter((line) => !isAmong(found, line)), ...found],
    }));
  }, [products, isRestored, cart, live, isCounting]);
}
