import { statfs } from "node:fs/promises";
import type { BaseLogger } from "pino";

/** Bytes: four times what SQLite writes to its log before moving that into the database file. */
const MIN_ROOM = 16_000_000;

/** Returns the free bytes on the disk of a folder; undefined if the file system does not report them. */
export type RoomIn = (folder: string) => Promise<number | undefined>;

/** Returns whether the disk of a folder has so little room that orders will soon fail. */
export async function isFull(folder: string, roomIn: RoomIn = freeIn): Promise<boolean> {
  const room = await roomIn(folder);
  return room !== undefined && room < MIN_ROOM;
}

/** Says if the disk is full before anything fails on it. */
export async function warnOfDisk(folder: string, log: BaseLogger, roomIn?: RoomIn): Promise<void> {
  if (await isFull(folder, roomIn))
    log.error(`DATA_DIR: the disk under ${folder} has less than ${MIN_ROOM / 1e6} MB left, so no orders can be taken`);
}

async function freeIn(folder: string): Promise<number | undefined> {
  try {
    const { blocks, bavail, bsize } = await statfs(folder);
    return blocks > 0 ? bavail * bsize : undefined;
  } catch {
    return undefined;
  }
}
