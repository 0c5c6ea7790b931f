type TrustedTypes = { createPolicy(name: string, rules: { createScriptURL(url: string): string }): TrustedTypePolicy };
type TrustedTypePolicy = { createScriptURL(url: string): string };

const ADDRESS = "/service-worker.js";
const QUIET_MS = 1000;

/** Registers the shop's service worker, which makes it work offline. Does nothing if the browser refuses. */
export async function registerWorker(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const isFirstVisit = !navigator.serviceWorker.controller;
  try {
    await navigator.serviceWorker.register(trustedUrl(ADDRESS));
  } catch {
    return;
  }
  if (!isFirstVisit) return;
  const { active } = await navigator.serviceWorker.ready;
  if (active) reportLoadedFiles(active);
}

/** Makes a script URL that the Trusted Types policy of the page accepts. */
function trustedUrl(address: typeof ADDRESS): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  return (
    trustedTypes?.createPolicy("service-worker", { createScriptURL: (url) => url }).createScriptURL(address) ?? address
  );
}

/** Sends the URLs of the document and of everything that it loads to the worker, which was not there to see them. */
function reportLoadedFiles(worker: ServiceWorker): void {
  let names: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The document itself is sent at once, because the shopper may leave at any moment.
  worker.postMessage([location.href.replace(/#.*/, "")]);
  const send = () => {
    worker.postMessage([location.href.replace(/#.*/, ""), ...names]);
    names = [];
  };
  new PerformanceObserver((list) => {
    names.push(...list.getEntries().map((entry) => entry.name));
    clearTimeout(timer);
    timer = setTimeout(send, QUIET_MS);
  }).observe({ type: "resource", buffered: true });
}
