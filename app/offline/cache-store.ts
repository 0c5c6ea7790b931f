import { BUILT, PAGES, PICTURES } from "./cache-names.ts";
import { build, isOfThisBuild } from "./worker-build.ts";

export const pages = PAGES + build;
export const built = BUILT + build;
const own = new Set([pages, built, PICTURES]);

const MAX_ENTRIES = { [pages]: 60, [PICTURES]: 400 };
const TRIM_EVERY = 20;

// Pages vary by cookie and encoding, which a cache cannot compare: each URL has one entry.
const byAddress = { ignoreVary: true };

/** Returns the cached response of a URL; undefined if there is none or the browser cannot read its caches. */
export async function findCached(cache: string, url: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(cache)).match(url, byAddress);
  } catch {
    // Browsers throw if their storage is damaged; the network may still answer.
    return undefined;
  }
}

let puts = 0;

/** Caches a successful response of the shop's own origin, unless it is `no-store` or the disk is full. */
export async function storeAnswer(cache: string, url: string, answer: Response): Promise<void> {
  if (answer.status !== 200 || answer.type !== "basic" || /no-store/.test(answer.headers.get("cache-control") ?? ""))
    return;
  try {
    const store = await caches.open(cache);
    // Deleted first, so that entries are in the order of the visits.
    if (cache === pages) await store.delete(url, byAddress);
    await store.put(url, answer);
    // The first time, too: browsers stop an idle worker, whose count starts anew.
    if (puts % TRIM_EVERY === 0) await trim();
    puts += 1;
  } catch {
    // The disk is full or the browser refuses.
  }
}

async function trim(): Promise<void> {
  for (const [cache, max] of Object.entries(MAX_ENTRIES)) {
    const store = await caches.open(cache);
    const keys = await store.keys();
    for (const key of keys.slice(0, Math.max(0, keys.length - max))) await store.delete(key);
  }
}

/** Returns whether a response may be a file: captive portals and proxies answer with HTML of their own. */
export function isFile({ headers }: Response): boolean {
  return !headers.get("content-type")?.startsWith("text/html");
}

/** Caches the URLs that are not cached yet, mostly from the browser's HTTP cache. Rejects if one of them fails. */
export async function cacheAll(cache: string, urls: readonly string[]): Promise<void> {
  await Promise.all(
    urls.map(async (url) => {
      if (await findCached(cache, url)) return;
      const answer = await fetch(url);
      if (!answer.ok || !isFile(answer)) throw new Error(`${url} answered ${answer.status}`);
      await storeAnswer(cache, url, answer);
    }),
  );
}

/** Copies the files that this build shares with earlier ones from their caches. */
export async function copyFromEarlierBuilds(): Promise<void> {
  const mine = await caches.open(built);
  for (const name of await caches.keys()) {
    if (!name.startsWith(BUILT) || name === built) continue;
    const theirs = await caches.open(name);
    for (const { url } of await theirs.keys()) {
      const answer = isOfThisBuild(url) && !(await mine.match(url, byAddress)) && (await theirs.match(url, byAddress));
      if (answer) await mine.put(url, answer);
    }
  }
}

/** Deletes the caches of earlier builds. */
export async function prune(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith("shop-") && !own.has(name));
  await Promise.all(names.map((name) => caches.delete(name)));
  await trim();
}
