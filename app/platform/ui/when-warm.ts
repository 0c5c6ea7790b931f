let resolveWarm: () => void;
let isAwaited = false;

const warm = new Promise<void>((resolve) => {
  resolveWarm = resolve;
});

/** Puts off what waits for a warm visit until `markWarm` is called: something is fetched ahead first. */
export function awaitWarmth(): void {
  isAwaited = true;
}

/** Marks the visit as warm, also on the document for tests and measurements. */
export function markWarm(): void {
  document.documentElement.dataset["warm"] = "yes";
  resolveWarm();
}

/** Resolves once the visit is warm: what is probably opened next is loaded; at once if nothing is fetched ahead. */
export function whenWarm(): Promise<void> {
  if (!isAwaited) markWarm();
  return warm;
}
