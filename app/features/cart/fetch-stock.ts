import { getJson } from "../api/api-client.ts";
import { recordOf } from "../api/records.ts";
import { writeItems } from "../catalogue/item-list.ts";
import type { StockLeft } from "../catalogue/live-stock.ts";
import type { ItemKey } from "../catalogue/product.ts";

/** Fetches the current stock of some items; undefined if there is no response. */
export async function fetchStock(items: readonly ItemKey[], signal: AbortSignal): Promise<StockLeft | undefined> {
  if (items.length === 0 || !navigator.onLine) return undefined;
  const search = new URLSearchParams({ items: writeItems(items) });
  const answer = await getJson<{ left?: unknown }>(`/api/stock?${search}`, { signal });
  if (!answer.ok) return undefined;
  const pairs = Object.entries(recordOf(answer.data.left));
  return Object.fromEntries(pairs.filter((pair): pair is [string, number] => Number.isInteger(pair[1])));
}
