import { create } from "zustand";
import type { StockLeft } from "../catalogue/live-stock.ts";
import type { ItemKey } from "../catalogue/product.ts";
import { askStock } from "./ask-stock.ts";
import { currentAttempt } from "./order-attempt.store.ts";

const PATIENCE_MS = 5000;

/** What the shop had when it was last asked; empty until it has answered. */
export const useKnownStock = create<{ left: StockLeft }>(() => ({ left: {} }));

const unasked: StockLeft = {};

/** The same for what is in the cart; while its own order waits to be paid, the figures lack what is kept for it, so none count. */
export function useCartStock(): StockLeft {
  const left = useKnownStock((stock) => stock.left);
  return currentAttempt()?.order ? unasked : left;
}

/** Asks the shop anew for some items; without an answer the catalogue's figures stand. */
export async function refreshKnownStock(items: readonly ItemKey[]): Promise<void> {
  const left = await askStock(items, AbortSignal.timeout(PATIENCE_MS));
  if (left) useKnownStock.setState((known) => ({ left: { ...known.left, ...left } }));
}
