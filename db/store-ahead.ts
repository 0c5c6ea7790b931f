import { setImmediate } from "node:timers/promises";

/** Stores batches one after the other; each is made while the database stores the one before. */
export async function storeAhead<T>(
  batches: Iterable<T> | AsyncIterable<T>,
  store: (batch: T) => Promise<unknown>,
): Promise<void> {
  let storing: Promise<unknown> = Promise.resolve();
  for await (const batch of batches) {
    await storing;
    storing = store(batch);
    // Awaited after the next one has been made.
    storing.catch(() => undefined);
    // One turn, in which it is sent.
    await setImmediate();
  }
  await storing;
}
