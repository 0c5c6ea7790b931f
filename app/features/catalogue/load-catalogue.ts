import type { Catalogue } from "./catalogue.ts";

let loaded: Promise<Catalogue> | undefined;

/** The catalogue of this shop, whoever answers for it; it is there from the first question on. */
export function loadCatalogue(): Promise<Catalogue> {
  loaded ??= open().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

/** Makes the server's own catalogue the one that its screens ask. */
export function serveCatalogue(catalogue: Catalogue): void {
  loaded = Promise.resolve(catalogue);
}

/** Fetches all that browsing will ask for, waiting for `pause` in between; nothing where the server is asked each time. */
export async function warmCatalogue(pause: () => Promise<void>): Promise<void> {
  await loadCatalogue();
  if (__CATALOGUE_IS_EMBEDDED__) await (await import("./embedded-catalogue.ts")).loadAllDetails(pause);
}

async function open(): Promise<Catalogue> {
  if (import.meta.env.SSR || __CATALOGUE_IS_EMBEDDED__)
    return (await import("./embedded-catalogue.ts")).openEmbeddedCatalogue();
  return (await import("./remote-catalogue.ts")).openRemoteCatalogue();
}
