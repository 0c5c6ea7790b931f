import { existsSync } from "node:fs";
import { join } from "node:path";

/** Where a file that is there to be sent stands: in public/, or, where only the build was brought along, in its copy. */
export function findPublicFile(root: string, file: string): string | undefined {
  return ["public", "build/client"].map((folder) => join(root, folder, file)).find((path) => existsSync(path));
}
