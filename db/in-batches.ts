import { setTimeout as wait } from "node:timers/promises";

/** Rows: written in less than 50 ms, for which other writers to SQLite wait. */
const AT_ONCE = 50;
/** Longer than a writer waits between two tries to get the lock. */
const PAUSE_MS = 15;

/**
 * Writes many rows, each batch for itself, so that the shop can write in between: no order has to wait for a command. What
 * is interrupted has written whole batches. Returns the sum of what `write` returns.
 */
export async function inBatches<T>(
  rows: readonly T[],
  write: (batch: readonly T[]) => Promise<readonly unknown[]>,
): Promise<number> {
  let written = 0;
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    if (at > 0) await wait(PAUSE_MS);
    written += (await write(rows.slice(at, at + AT_ONCE))).length;
  }
  return written;
}
