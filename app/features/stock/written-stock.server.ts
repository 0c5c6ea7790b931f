import type { Database, StockTable } from "../../../db/tables.ts";

/** What was written so long before the last reading is read again: an order is stored seconds after it takes its time. */
const OVERLAP_MS = 30_000;
/** After this, all of the table is read again, whatever was missed. */
const ALL_AGAIN_MS = 10 * 60_000;

type Row = Pick<StockTable, "item_key" | "on_hand">;

/**
 * Returns a function that reads what was written to the stock since its last call, found by an index; at the first call, if
 * the clock was set back, and every ten minutes all of it. Rows that it has told as they are now are left out.
 */
export function createStockReader(db: Database, now: () => number) {
  let [readAt, allReadAt] = [Number.NaN, Number.NaN];
  let told = new Map<string, string>();
  return async (): Promise<{ rows: Row[]; isAll: boolean }> => {
    const at = now();
    const isAll = !(at >= readAt && at - allReadAt < ALL_AGAIN_MS);
    const columns = db.selectFrom("stock").select(["item_key", "on_hand", "updated_at"]);
    const since = new Date(readAt - OVERLAP_MS);
    const rows = await (isAll ? columns : columns.where("updated_at", ">", since.toISOString())).execute();
    const news = isAll ? rows : rows.filter((row) => told.get(row.item_key) !== markOf(row));
    told = new Map(isAll ? [] : rows.map((row) => [row.item_key, markOf(row)]));
    readAt = at;
    if (isAll) allReadAt = at;
    return { rows: news, isAll };
  };
}

function markOf({ updated_at, on_hand }: Pick<StockTable, "updated_at" | "on_hand">): string {
  return `${updated_at} ${on_hand}`;
}
