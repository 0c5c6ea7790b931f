import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { StoredProduct } from "../../app/features/catalogue/stored-catalogue.ts";

/** The file beside the departments in which imports keep the numbers they have used. */
export const LEDGER = ".ledger.json";

const span = z.object({ price: z.number(), validFrom: z.string(), validTo: z.string().optional() });
const ledger = z.object({
  /** The highest number a product ever had: orders, reviews and stock refer to numbers, so none is reused. */
  lastId: z.int(),
  /** Products no longer sold, by handle; they get their number and price history back when they return. */
  retired: z.array(z.object({ id: z.string(), handle: z.string(), priceHistory: z.array(span) })),
});

export type Ledger = z.infer<typeof ledger>;

/** Reads the ledger of a catalogue folder; one that never saw an import has an empty one. */
export function readLedger(folder: string, products: readonly Pick<StoredProduct, "id">[]): Ledger {
  const file = join(folder, LEDGER);
  const stored = existsSync(file) ? ledger.parse(JSON.parse(readFileSync(file, "utf8"))) : { lastId: 0, retired: [] };
  return { ...stored, lastId: Math.max(stored.lastId, ...products.map(({ id }) => Number(id))) };
}
