/** How many are read before yielding to other work in the browser or on the server. */
const AT_ONCE = 25;

/** Does something with each of many, in batches with pauses between them. */
export async function inBatches<T>(all: readonly T[], act: (one: T, i: number) => void): Promise<void> {
  for (const [i, one] of all.entries()) {
    act(one, i);
    if (i % AT_ONCE === AT_ONCE - 1) await new Promise((resolve) => setTimeout(resolve));
  }
}
