import { shop } from "../../shop.config.ts";
import { PAGES } from "../platform/storage/page-cache-name.ts";

const byAddress = { ignoreVary: true };

export type KeptScreen = { path: string; title: string };

/** Returns the screens whose documents are cached on this device, the latest first. */
export async function readKeptScreens(most: number): Promise<readonly KeptScreen[]> {
  if (!("caches" in globalThis)) return [];
  try {
    const name = (await caches.keys()).find((cache) => cache.startsWith(PAGES));
    if (!name) return [];
    const store = await caches.open(name);
    const latest = (await store.keys()).toReversed().slice(0, most);
    const screens = await Promise.all(
      latest.map(async ({ url }) => screenOf(new URL(url), await store.match(url, byAddress))),
    );
    // A listing has the same title with any filters, so only the latest is returned.
    return screens.filter(({ title }, i) => screens.findIndex((screen) => screen.title === title) === i);
  } catch {
    return [];
  }
}

const signs: Readonly<Record<string, string>> = { amp: "&", quot: '"', "#x27": "'", lt: "<", gt: ">" };

async function screenOf({ pathname, search }: URL, document: Response | undefined): Promise<KeptScreen> {
  const path = pathname + search;
  const written = /<title>([^<]*)/.exec((await document?.text()) ?? "")?.[1] ?? path;
  const title = written.replace(/&([#\w]+);/g, (whole, name) => signs[name] ?? whole);
  return { path, title: title.replace(` · ${shop.name}`, "") };
}
