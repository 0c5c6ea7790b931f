import { existsSync } from "node:fs";
import { resolve } from "node:path";

/** Whether the products in a catalogue folder are the owner's own: an import leaves its ledger beside them. */
export function hasOwnCatalogue(folder: string): boolean {
  return existsSync(resolve(folder, ".ledger.json"));
}
