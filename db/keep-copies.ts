import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { chmod, open, rename } from "node:fs/promises";
import { join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { sqliteFile } from "./sqlite-file.ts";

const NAME = /^shop-(\d{4}-\d\d-\d\dT\d{6})\.db$/;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Each copy is kept for this long, and the first of each hour for a day. */
const ALL_KEPT_MS = 10 * 60_000;
/** A copy that another process began so long ago was cut off. */
const CUT_OFF_MS = HOUR;
/** A file system may give the time of a write less precisely than this. */
const COARSE_MS = 1000;
/** More than any database has pages: all of it is copied in one step, from one snapshot. */
const ALL_PAGES = 2 ** 31 - 1;

type Copies = {
  /** The data folder, with the SQLite file. */
  dataDir: string;
  /** The folder of the copies. */
  folder: string;
};

/**
 * Copies the SQLite file into a folder, beside the open shop and off its thread, unless nothing was written since the last
 * copy or another process is just copying. What was committed before the call is in the copy. Returns its file.
 */
export async function makeCopy({ dataDir, folder }: Copies, now: Date): Promise<string | undefined> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const newest = copiesIn(folder).at(-1);
  if (newest && newest.copiedAt > writtenAt(dataDir)) return undefined;
  const part = join(folder, "part");
  if (!claim(part)) return undefined;
  const source = new DatabaseSync(sqliteFile(dataDir), { readOnly: true });
  try {
    const unfinished = join(part, "shop.db");
    const begun = (Date.now() - COARSE_MS) / 1000;
    await backup(source, unfinished, { rate: ALL_PAGES });
    // It holds customers' addresses.
    await chmod(unfinished, 0o600);
    const handle = await open(unfinished, "r+");
    // When it was begun: what was written since is not in it.
    await handle.utimes(begun, begun);
    await handle.sync();
    await handle.close();
    const file = join(folder, `shop-${now.toISOString().slice(0, 19).replaceAll(":", "")}.db`);
    await rename(unfinished, file);
    removeOld(folder, now);
    return file;
  } finally {
    source.close();
    rmSync(part, { recursive: true, force: true });
  }
}

/** Takes the folder in which a copy grows; false if another process has it. */
function claim(part: string): boolean {
  if (existsSync(part) && Date.now() - statSync(part).mtimeMs > CUT_OFF_MS) rmSync(part, { recursive: true });
  try {
    mkdirSync(part, { mode: 0o700 });
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

type Copy = { file: string; madeAt: string; copiedAt: number };

/** Returns the copies in a folder, the oldest first. */
function copiesIn(folder: string): Copy[] {
  return readdirSync(folder)
    .toSorted()
    .flatMap((name) => {
      const [, madeAt] = NAME.exec(name) ?? [];
      const file = join(folder, name);
      return madeAt ? [{ file, madeAt, copiedAt: statSync(file).mtimeMs }] : [];
    });
}

/** When the database was last written to. */
function writtenAt(dataDir: string): number {
  const file = sqliteFile(dataDir);
  return Math.max(...[file, `${file}-wal`].filter(existsSync).map((one) => statSync(one).mtimeMs));
}

function removeOld(folder: string, now: Date): void {
  const hours = new Set<string>();
  const stamp = (ms: number) => new Date(now.getTime() - ms).toISOString().slice(0, 19).replaceAll(":", "");
  const [recent, oldest] = [stamp(ALL_KEPT_MS), stamp(DAY)];
  for (const { file, madeAt } of copiesIn(folder)) {
    const hour = madeAt.slice(0, 13);
    const isKept = madeAt >= recent || (madeAt >= oldest && !hours.has(hour));
    hours.add(hour);
    if (!isKept) rmSync(file);
  }
}
