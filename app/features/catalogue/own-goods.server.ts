import { existsSync } from "node:fs";
import { resolve } from "node:path";

/** Whether the goods of a catalogue folder are an owner's own: an import leaves its ledger beside them. */
export function hasOwnGoods(folder: string): boolean {
  return existsSync(resolve(folder, ".ledger.json"));
}
