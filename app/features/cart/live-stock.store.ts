import { create } from "zustand";
import { writeItems } from "../catalogue/item-list.ts";
import type { ItemKey } from "../catalogue/product.ts";
import { getJson } from "../shop/api-client.ts";
import { currentAttempt } from "./order-attempt.store.ts";

const PATIENCE_MS = 5000;

/** Pieces that the shop had when it was last asked; empty until it has answered. */
export const useLiveStock = create<{ left: Readonly<Record<ItemKey, number>> }>(() => ({ left: {} }));

const unasked: Readonly<Record<ItemKey, number>> = {};

/** The same for what is in the cart; while its own order waits to be paid, the figures lack what is kept for it, so none count. */
export function useCartStock(): Readonly<Record<ItemKey, number>> {
  const left = useLiveStock((stock) => stock.left);
  return currentAttempt()?.order ? unasked : left;
}

/** Asks the shop what it has of some items; without an answer the catalogue's figures stand. */
export async function refreshLiveStock(items: readonly ItemKey[]): Promise<void> {
  if (items.length === 0 || !navigator.onLine) return;
  const search = new URLSearchParams({ items: writeItems(items) });
  const answer = await getJson<{ left?: unknown }>(`/api/stock?${search}`, {
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!answer.ok || typeof answer.data.left !== "object") return;
  const pairs = Object.entries(answer.data.left ?? {});
  const known = pairs.filter((pair): pair is [string, number] => Number.isInteger(pair[1]));
  useLiveStock.setState(({ left }) => ({ left: { ...left, ...Object.fromEntries(known) } }));
}
