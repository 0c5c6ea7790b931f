import { create } from "zustand";
import type { StockLeft } from "../catalogue/live-stock.ts";
import type { ItemKey } from "../catalogue/product.ts";
import { fetchStock } from "./fetch-stock.ts";
import { currentAttempt } from "./order-attempt.store.ts";

const TIMEOUT_MS = 5000;

/** The last known stock; empty until it has been loaded. */
export const useKnownStock = create<{ left: StockLeft }>(() => ({ left: {} }));

const nothingKnown: StockLeft = {};

/** The last known stock for the cart; empty while its own order awaits payment, as the numbers lack what that holds. */
export function useCartStock(): StockLeft {
  const left = useKnownStock((stock) => stock.left);
  return currentAttempt()?.order ? nothingKnown : left;
}

/** Reloads the stock of some items; without a response, the catalogue's numbers apply. */
export async function refreshKnownStock(items: readonly ItemKey[]): Promise<void> {
  const left = await fetchStock(items, AbortSignal.timeout(TIMEOUT_MS));
  if (left) useKnownStock.setState((known) => ({ left: { ...known.left, ...left } }));
}
