import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { CatalogueError } from "./stored-catalogue.ts";

/** The content of a file of a catalogue folder. Throws `CatalogueError` where it is not JSON. */
export function parseCatalogueFile(root: string, file: string): unknown {
  try {
    // Some editors put a mark before the text, which JSON does not have.
    return JSON.parse(readFileSync(resolve(root, file), "utf8").replace(/^\ufeff/, ""));
  } catch (error) {
    throw new CatalogueError(`${file}: is not JSON: ${error instanceof Error ? error.message : error}`);
  }
}
