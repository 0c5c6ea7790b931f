let resolvePrefetched: () => void;
let isAwaited = false;

const prefetched = new Promise<void>((resolve) => {
  resolvePrefetched = resolve;
});

/** Puts off what waits for the prefetch until `markPrefetched` is called. */
export function awaitPrefetch(): void {
  isAwaited = true;
}

/** Marks the prefetch of a visit as done, also on the document for tests and measurements. */
export function markPrefetched(): void {
  document.documentElement.dataset["prefetched"] = "yes";
  resolvePrefetched();
}

/** Resolves once what is probably opened next is loaded; at once if nothing is prefetched. */
export function afterPrefetch(): Promise<void> {
  if (!isAwaited) markPrefetched();
  return prefetched;
}
