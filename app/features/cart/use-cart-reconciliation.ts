import { useEffect, useLayoutEffect } from "react";
import { create } from "zustand";
import type { Products } from "../catalogue/catalogue.ts";
import { readItems, writeItems } from "../catalogue/item-list.ts";
import { itemKey } from "../catalogue/product.ts";
import { useIsRestored } from "../saved-state/use-is-restored.ts";
import { cartSlice, correctCart, useCart } from "./cart.store.ts";
import { refreshKnownStock, useCartStock } from "./known-stock.store.ts";
import { type ReconciledLine, reconcileCart, unavailableLines } from "./reconcile-cart.ts";
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

/** Adjusts the cart to the catalogue and, once the server has answered, to the current stock. */
export function useCartReconciliation(products: Products | undefined): void {
  const isRestored = useIsRestored();
  const cart = useCart((state) => state);
  const live = useCartStock();
  const items = writeItems(
    [...cart.cartItems, ...cart.savedForLater].map((line) =>
      itemKey(line._id, line.selectedProductColor, line.selectedProductSize),
    ),
  );

  // Before painting, so that the lines are right when they first show.
  useLayoutEffect(() => {
    if (!products || !isRestored) return;
    const pieces = (line: ReconciledLine["line"]) => piecesFor(line, products, live);
    const found = unavailableLines(cart, pieces);
    if (found.length === 0 || cart !== cartSlice.store.getState()) return;
    correctCart((state) => reconcileCart(state, pieces));
    useReconciledLines.setState(({ lines }) => ({
      lines: [...lines.filter((line) => !isAmong(found, line)), ...found],
    }));
  }, [products, isRestored, cart, live]);

  useEffect(() => {
    if (isRestored && items) void refreshKnownStock(readItems(items));
  }, [isRestored, items]);
}
