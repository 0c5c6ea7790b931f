import { closeSync, fsyncSync, openSync } from "node:fs";
import { dirname } from "node:path";

/** Makes sure that a file, and the name it stands under, survive a power cut. */
export function flush(file: string): void {
  for (const path of [file, dirname(file)]) {
    const handle = openSync(path, "r");
    fsyncSync(handle);
    closeSync(handle);
  }
}
