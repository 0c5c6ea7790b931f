import { BUILT, PAGES, PICTURES } from "./cache-names.ts";
import { build, isOfThisBuild } from "./worker-build.ts";

export const pages = PAGES + build;
export const built = BUILT + build;
const own = new Set([pages, built, PICTURES]);

const MOST = { [pages]: 60, [PICTURES]: 400 };
const TRIM_EVERY = 20;

// The shop's pages vary by cookie and encoding, which the store cannot compare: an address has one entry.
const byAddress = { ignoreVary: true };

/** What a cache has of an address. */
export async function findKept(cache: string, url: string): Promise<Response | undefined> {
  return (await caches.open(cache)).match(url, byAddress);
}

let puts = 0;

/** Keeps a good answer of the shop's own. A full disk costs the copy alone. */
export async function keep(cache: string, url: string, answer: Response): Promise<void> {
  if (answer.status !== 200 || answer.type !== "basic" || /no-store/.test(answer.headers.get("cache-control") ?? ""))
    return;
  try {
    const store = await caches.open(cache);
    // Taken out first, so that the order of the entries is the order of the visits.
    if (cache === pages) await store.delete(url, byAddress);
    await store.put(url, answer);
    puts += 1;
    if (puts % TRIM_EVERY === 0) await trim();
  } catch {
    // Not kept.
  }
}

async function trim(): Promise<void> {
  for (const [cache, most] of Object.entries(MOST)) {
    const store = await caches.open(cache);
    const keys = await store.keys();
    for (const key of keys.slice(0, Math.max(0, keys.length - most))) await store.delete(key);
  }
}

/** Whether an answer can be a file: what stands between browser and shop sometimes answers with a page of its own instead. */
export function isFile({ headers }: Response): boolean {
  return !headers.get("content-type")?.startsWith("text/html");
}

/** Fetches what is not kept yet; `fetch` mostly finds it in the browser's own cache. Throws where one does not come. */
export async function keepAll(cache: string, urls: readonly string[]): Promise<void> {
  await Promise.all(
    urls.map(async (url) => {
      if (await findKept(cache, url)) return;
      const answer = await fetch(url);
      if (!answer.ok || !isFile(answer)) throw new Error(`${url} answered ${answer.status}`);
      await keep(cache, url, answer);
    }),
  );
}

/** Takes over the files of earlier builds that are still part of this one. */
export async function carryOver(): Promise<void> {
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

/** Deletes what earlier builds kept. */
export async function prune(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith("shop-") && !own.has(name));
  await Promise.all(names.map((name) => caches.delete(name)));
  await trim();
}
