import { getJson } from "../../platform/requests/api-client.ts";
import { recordOf } from "../../platform/requests/records.ts";
import { writeItems } from "../catalogue/item-list.ts";
import type { StockLeft } from "../catalogue/live-stock.ts";
import type { ItemKey } from "../catalogue/product.ts";
import { MAX_ITEMS_ASKED } from "../catalogue/product-limits.ts";

/** Maximum length of the encoded items in an address: servers and proxies refuse those of more than 8 kB or so. */
const MAX_ITEMS_LENGTH = 4000;

/** Fetches the current stock of some items; undefined if there is no response. */
export async function fetchStock(items: readonly ItemKey[], signal: AbortSignal): Promise<StockLeft | undefined> {
  const parts = splitItems(items).map((part) => ask(`items=${encodeURIComponent(writeItems(part))}`, signal));
  const answers = await Promise.all(parts);
  const known = answers.filter((answer) => answer !== undefined);
  return known.length > 0 ? Object.assign({}, ...known) : undefined;
}

/** Fetches the current stock of a product and all its variations; undefined if there is no response. */
export function fetchProductStock(id: string, signal: AbortSignal): Promise<StockLeft | undefined> {
  return ask(`product=${id}`, signal);
}

async function ask(search: string, signal: AbortSignal): Promise<StockLeft | undefined> {
  if (!navigator.onLine) return undefined;
  const answer = await getJson<{ left?: unknown }>(`/api/stock?${search}`, { signal });
  if (!answer.ok) return undefined;
  const pairs = Object.entries(recordOf(answer.data.left));
  return Object.fromEntries(pairs.filter((pair): pair is [string, number] => Number.isInteger(pair[1])));
}

/** Splits items into lists that fit into one request each, by number and by length. */
export function splitItems(items: readonly ItemKey[]): ItemKey[][] {
  const parts: ItemKey[][] = [];
  let room = 0;
  for (const item of new Set(items)) {
    const length = encodeURIComponent(writeItems([item])).length + "%2C".length;
    const last = parts.at(-1);
    if (!last || last.length === MAX_ITEMS_ASKED || length > room) {
      parts.push([item]);
      room = MAX_ITEMS_LENGTH - length;
    } else {
      last.push(item);
      room -= length;
    }
  }
  return parts;
}
