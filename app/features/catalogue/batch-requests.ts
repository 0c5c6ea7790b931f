type Pending<A> = { resolve: (answer: A) => void; reject: (error: unknown) => void };

/**
 * Returns a function that batches calls made at the same time into one request, each distinct key once and at most
 * `most` per request. `load` must return the answers in the order of its keys.
 */
export function batchRequests<A>(
  load: (keys: readonly string[]) => Promise<readonly A[]>,
  most: number,
): (key: string) => Promise<A> {
  let pending = new Map<string, Pending<A>[]>();

  async function loadBatch(batch: readonly [string, Pending<A>[]][]): Promise<void> {
    try {
      const answers = await load(batch.map(([key]) => key));
      for (const [i, [, calls]] of batch.entries()) for (const call of calls) call.resolve(answers[i] as A);
    } catch (error) {
      for (const call of batch.flatMap(([, calls]) => calls)) call.reject(error);
    }
  }
  function flush(): void {
    const all = [...pending];
    pending = new Map();
    for (let at = 0; at < all.length; at += most) void loadBatch(all.slice(at, at + most));
  }
  return (key) =>
    new Promise((resolve, reject) => {
      if (pending.size === 0) queueMicrotask(() => setTimeout(flush));
      pending.set(key, [...(pending.get(key) ?? []), { resolve, reject }]);
    });
}
