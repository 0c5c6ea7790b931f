/** Settles once the page has nothing better to do; browsers that cannot tell wait for a tenth of a second. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 100);
  });
}

/**
 * Does later what can be left out: where its part does not come, because the network is away or because the page is being
 * left (Firefox tells it), the console says so and nothing is lost.
 */
export function whenResting(work: () => unknown): void {
  whenIdle()
    .then(work)
    .catch((error) => console.warn("left out:", error));
}
