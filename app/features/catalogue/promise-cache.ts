/** Creates an LRU cache of at most `most` values by key, each loaded when first needed; failures are not kept. */
export function createPromiseCache<T>(most: number): (key: string, load: () => Promise<T>) => Promise<T> {
  const kept = new Map<string, Promise<T>>();
  return (key, load) => {
    const value = kept.get(key) ?? load();
    kept.delete(key);
    kept.set(key, value);
    value.catch(() => kept.delete(key));
    const oldest = kept.keys().next().value;
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return value;
  };
}
