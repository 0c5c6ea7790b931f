import { useEffect } from "react";
import { readItems, writeItems } from "../catalogue/item-list.ts";
import type { StockLeft } from "../catalogue/live-stock.ts";
import type { ItemKey } from "../catalogue/product.ts";
import { fetchStock } from "./fetch-stock.ts";
import { noteStock, useKnownStock } from "./known-stock.store.ts";
import { currentAttempt } from "./order-attempt.store.ts";

const TIMEOUT_MS = 5000;

const nothingKnown: StockLeft = {};

/** The last known stock for the cart; empty while its own order awaits payment, as the numbers lack what that holds. */
export function useCartStock(): StockLeft {
  return withoutOwnOrder(useKnownStock((stock) => stock.left));
}

/** The same outside of components. */
export const cartStock = (): StockLeft => withoutOwnOrder(useKnownStock.getState().left);

const withoutOwnOrder = (left: StockLeft) => (currentAttempt()?.order ? nothingKnown : left);

/** Reloads the stock of some items; without a response, what was known stays. */
export async function refreshKnownStock(items: readonly ItemKey[]): Promise<void> {
  const left = await fetchStock(items, AbortSignal.timeout(TIMEOUT_MS));
  if (left) noteStock(left);
}

/** Counts items anew whenever others are shown, and returns the last known stock. */
export function useCountedStock(items: readonly ItemKey[]): StockLeft {
  const key = writeItems(items);
  useEffect(() => {
    if (key) void refreshKnownStock(readItems(key));
  }, [key]);
  return useKnownStock(({ left }) => left);
}
