type Waiting<A> = { resolve: (answer: A) => void; reject: (error: unknown) => void };

/**
 * Returns a function that batches questions asked at the same time into one request, each distinct one once and at most
 * `most` per request. `ask` must answer them in their order.
 */
export function batchRequests<A>(
  ask: (questions: readonly string[]) => Promise<readonly A[]>,
  most: number,
): (question: string) => Promise<A> {
  let waiting = new Map<string, Waiting<A>[]>();

  async function askAll(asked: readonly [string, Waiting<A>[]][]): Promise<void> {
    try {
      const answers = await ask(asked.map(([question]) => question));
      for (const [i, [, those]] of asked.entries()) for (const one of those) one.resolve(answers[i] as A);
    } catch (error) {
      for (const one of asked.flatMap(([, those]) => those)) one.reject(error);
    }
  }
  function flush(): void {
    const asked = [...waiting];
    waiting = new Map();
    for (let at = 0; at < asked.length; at += most) void askAll(asked.slice(at, at + most));
  }
  return (question) =>
    new Promise((resolve, reject) => {
      if (waiting.size === 0) queueMicrotask(() => setTimeout(flush));
      waiting.set(question, [...(waiting.get(question) ?? []), { resolve, reject }]);
    });
}
