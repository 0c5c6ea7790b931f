const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Calls `load` until it succeeds: retries after growing pauses, and immediately when the browser is back online. Calls
 * `onFailure` after each failure. Once the signal is aborted it resolves to undefined and calls neither.
 */
export async function retryUntilDone<A>(
  load: () => Promise<A>,
  signal: AbortSignal,
  onFailure = () => {},
): Promise<A | undefined> {
  for (let pause = FIRST_PAUSE_MS; !signal.aborted; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      return await load();
    } catch (error) {
      if (signal.aborted) break;
      console.warn("a request failed and will be repeated:", error);
      onFailure();
      await pauseOrConnection(pause, signal);
    }
  }
  return undefined;
}

function pauseOrConnection(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController();
    const go = () => {
      clearTimeout(timer);
      done.abort();
      resolve();
    };
    const timer = setTimeout(go, ms);
    addEventListener("online", go, { signal: done.signal });
    signal.addEventListener("abort", go, { signal: done.signal });
    if (signal.aborted) go();
  });
}
