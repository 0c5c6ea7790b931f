import { existsSync, statfsSync } from "node:fs";

const MEMORY = "/dev/shm";
/** All databases of a run of the tests take less than half of it. */
const ROOM = 2e9;

/**
 * Has this process and its children make temporary files in memory, where Linux has room for them and nobody has chosen
 * another folder: PostgreSQL copies a database as several hundred files, a fifth of what the unit tests take of the processor.
 */
export function keepFilesInMemory(): void {
  if (process.env["TMPDIR"]) return;
  if (!existsSync(MEMORY)) return;
  const { bavail, bsize } = statfsSync(MEMORY);
  if (bavail * bsize > ROOM) process.env["TMPDIR"] = MEMORY;
}
