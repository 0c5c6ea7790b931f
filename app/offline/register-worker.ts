type Policies = { createPolicy(name: string, rules: { createScriptURL(url: string): string }): Maker };
type Maker = { createScriptURL(url: string): string };

const ADDRESS = "/service-worker.js";
const QUIET_MS = 1000;

/**
 * Lets the shop's service worker keep this shop on the device. Where the browser has none, or refuses it, the shop is
 * as before.
 */
export async function registerWorker(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const isFirstVisit = !navigator.serviceWorker.controller;
  try {
    await navigator.serviceWorker.register(trusted(ADDRESS));
  } catch {
    return;
  }
  if (!isFirstVisit) return;
  const { active } = await navigator.serviceWorker.ready;
  if (active) tellWhatIsHere(active);
}

/** The page allows no script by a plain text as its address. */
function trusted(address: typeof ADDRESS): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  return (
    trustedTypes?.createPolicy("service-worker", { createScriptURL: (url) => url }).createScriptURL(address) ?? address
  );
}

/** The document itself and what it has loaded, also what still comes: the worker was not there to see it. */
function tellWhatIsHere(worker: ServiceWorker): void {
  let names: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  // At once, too: the shopper may leave at any moment.
  worker.postMessage([location.href.replace(/#.*/, "")]);
  const tell = () => {
    worker.postMessage([location.href.replace(/#.*/, ""), ...names]);
    names = [];
  };
  new PerformanceObserver((list) => {
    names.push(...list.getEntries().map((entry) => entry.name));
    clearTimeout(timer);
    timer = setTimeout(tell, QUIET_MS);
  }).observe({ type: "resource", buffered: true });
}
