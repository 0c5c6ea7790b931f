import { existsSync } from "node:fs";
import { join } from "node:path";

/** Returns the path of a public file: in public/, or in a build if only that was deployed; undefined if missing. */
export function findPublicFile(root: string, file: string): string | undefined {
  return ["public", "build/client", "builds/current/build/client"]
    .map((folder) => join(root, folder, file))
    .find((path) => existsSync(path));
}
