/** Resolves when the browser is idle; after 100 ms in browsers without `requestIdleCallback`. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 100);
  });
}

/**
 * Runs optional work when idle. If its chunk fails to load, because the network is down or the page is being left
 * (Firefox reports that), it only logs a warning.
 */
export function runWhenIdle(work: () => unknown): void {
  whenIdle()
    .then(work)
    .catch((error) => console.warn("left out:", error));
}
