import { closeSync, fsyncSync, openSync } from "node:fs";
import { dirname } from "node:path";

/** Syncs a file and its directory entry to disk, so that both survive a power cut. */
export function flush(file: string): void {
  for (const path of [file, dirname(file)]) {
    const handle = openSync(path, "r");
    fsyncSync(handle);
    closeSync(handle);
  }
}
