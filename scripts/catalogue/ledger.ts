import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { StoredProduct } from "../../app/features/catalogue/stored-catalogue.ts";

/** File in the catalogue folder that records the ids used by imports. */
export const LEDGER = ".ledger.json";

const span = z.object({ price: z.number(), validFrom: z.string(), validTo: z.string().optional() });
const ledger = z.object({
  /** The highest id ever used: orders, reviews and stock refer to ids, so none is reused. */
  lastId: z.int(),
  /** Products no longer sold, by handle; if they return, they get their id and price history back. */
  retired: z.array(z.object({ id: z.string(), handle: z.string(), priceHistory: z.array(span) })),
});

export type Ledger = z.infer<typeof ledger>;

/** Reads the ledger of a catalogue folder; it is empty if there was no import yet. */
export function readLedger(folder: string, products: readonly Pick<StoredProduct, "id">[]): Ledger {
  const file = join(folder, LEDGER);
  const stored = existsSync(file) ? ledger.parse(JSON.parse(readFileSync(file, "utf8"))) : { lastId: 0, retired: [] };
  return { ...stored, lastId: Math.max(stored.lastId, ...products.map(({ id }) => Number(id))) };
}
