/** Settles once the page has nothing better to do; browsers that cannot tell wait for a tenth of a second. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 100);
  });
}
