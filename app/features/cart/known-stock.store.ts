import { create } from "zustand";
import type { StockLeft } from "../catalogue/live-stock.ts";
import type { ItemKey } from "../catalogue/product.ts";

/** The stock as the server last counted it in this visit; empty until some has been loaded. */
export const useKnownStock = create<{ left: StockLeft }>(() => ({ left: {} }));

/** Notes what the server has counted. */
export function noteStock(left: StockLeft): void {
  useKnownStock.setState((known) => ({ left: { ...known.left, ...left } }));
}

/** Whether the stock of all these items has been counted: until then, numbers are those of the catalogue's build. */
export function useIsCounted(items: readonly ItemKey[]): boolean {
  return useKnownStock(({ left }) => items.every((item) => left[item] !== undefined));
}
