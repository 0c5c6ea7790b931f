import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";

const MEMORY = "/dev/shm";
/** In bytes: ten times what a run of the tests has there at once. */
const ROOM = 2e9;

/**
 * Has this process and its children make temporary files in memory, where Linux has room for them and nobody has chosen
 * another folder: PostgreSQL copies a database as several hundred files, a fifth of what the unit tests take of the
 * processor. They go with this process.
 */
export function keepFilesInMemory(): void {
  if (process.env["TMPDIR"] || !existsSync(MEMORY)) return;
  const { bavail, bsize } = statfsSync(MEMORY);
  if (bavail * bsize < ROOM) return;
  const folder = mkdtempSync(`${MEMORY}/shop-tests-`);
  // PostgreSQL runs as its own user.
  chmodSync(folder, 0o755);
  process.env["TMPDIR"] = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
}
