import type { Storage } from "./stored-value.ts";

export type FakeStorage = { storage: Storage; entries: Map<string, string> };

/** A storage for tests, with a capacity in characters. */
export function fakeStorage(
  entries: Readonly<Record<string, string>> = {},
  room = Number.POSITIVE_INFINITY,
): FakeStorage {
  const map = new Map(Object.entries(entries));
  const area = {
    getItem: (key: string) => map.get(key) ?? null,
    setItem(key: string, value: string) {
      const others = [...map].filter(([name]) => name !== key).reduce((sum, [, text]) => sum + text.length, 0);
      if (others + value.length > room) throw new DOMException("full", "QuotaExceededError");
      map.set(key, value);
    },
    removeItem: (key: string) => void map.delete(key),
  };
  return { storage: () => area, entries: map };
}

/** A lock shared by all tabs of a test: work runs asynchronously, one after the other. */
export function fakeLock(): (work: () => void) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return (work) => {
    last = last.then(work);
    return last;
  };
}
