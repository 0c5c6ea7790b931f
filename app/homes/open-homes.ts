import type { Shop } from "../features/shop/shop.ts";
import { type Home, homes } from "./homes.ts";

export type OpenHome = Home & { path: string };

/**
 * The home pages that are part of the shop, with their addresses, the one at `/` first. Throws, naming the field of
 * `shop.config.ts`, where it names a page that does not exist or one twice.
 */
export function chooseHomes({ main, open }: Shop["homes"]): [OpenHome, ...OpenHome[]] {
  const first = findHome(main, "homes.main");
  const others =
    open === "all" ? homes : open.map((key, i) => findHome(key, `homes.open[${i}]`, open.slice(0, i).includes(key)));
  const rest = others.filter((home) => home !== first).map((home) => ({ ...home, path: ownPath(home) }));
  return [{ ...first, path: "/" }, ...rest];
}

function findHome(key: string, field: string, isNamedBefore = false): Home {
  const home = homes.find((known) => known.key === key);
  if (!home)
    throw new Error(
      `shop.config.ts, ${field}: there is no home page "${key}". There are: ${homes.map((known) => known.key).join(", ")}.`,
    );
  if (isNamedBefore) throw new Error(`shop.config.ts, ${field}: "${key}" is named twice.`);
  return home;
}

/** The address that a home page has wherever it is not the main one; there it leads to `/`. */
export function ownPath({ key }: Home): string {
  return `/home-${key}`;
}

/** The route module of a home page. */
export function fileOf({ key }: Home): string {
  return `homes/${key}.tsx`;
}
