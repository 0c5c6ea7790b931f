import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { CatalogueError } from "./stored-catalogue.ts";

/** Parses a file of a catalogue folder. Throws `CatalogueError` if it is not JSON. */
export function parseCatalogueFile(root: string, file: string): unknown {
  try {
    // Some editors write a byte order mark, which JSON does not allow.
    return JSON.parse(readFileSync(resolve(root, file), "utf8").replace(/^\ufeff/, ""));
  } catch (error) {
    throw new CatalogueError(`${file}: is not JSON: ${error instanceof Error ? error.message : error}`);
  }
}
