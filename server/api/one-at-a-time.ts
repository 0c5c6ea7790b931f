/** Returns a function that runs work of one key after the other, in the order of the calls; other keys do not wait. */
export function oneAtATime(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const before = last.get(key);
    const running = (async () => {
      await before?.catch(() => undefined);
      return work();
    })();
    last.set(key, running);
    try {
      return await running;
    } finally {
      if (last.get(key) === running) last.delete(key);
    }
  };
}
