type TrustedTypes = { createPolicy(name: string, rules: { createScriptURL(url: string): string }): TrustedTypePolicy };
type TrustedTypePolicy = { createScriptURL(url: string): string };

const ADDRESS = "/service-worker.js";

/**
 * Registers the shop's service worker (`shop-worker.ts`). Resolves once it sees what the page requests, or if the browser
 * refuses: the shop works without it.
 */
export async function registerWorker(): Promise<void> {
  try {
    const { installing } = await navigator.serviceWorker.register(trustedUrl(ADDRESS));
    // A later build's worker takes over from the one that is there, by itself.
    if (installing && !navigator.serviceWorker.controller) await settled(installing);
  } catch {
    // The browser has no workers, or its storage is blocked.
  }
}

function settled(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    worker.addEventListener("statechange", ({ target }) => {
      if (/activated|redundant/.test((target as ServiceWorker).state)) resolve();
    });
  });
}

/** Makes a script URL that the Trusted Types policy of the page accepts. */
function trustedUrl(address: typeof ADDRESS): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  return (
    trustedTypes?.createPolicy("service-worker", { createScriptURL: (url) => url }).createScriptURL(address) ?? address
  );
}
