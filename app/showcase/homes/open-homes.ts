import type { HomeWindows } from "../../settings/home-windows.ts";
import { type Home, homes } from "../../settings/homes.ts";
import type { Shop } from "../../settings/shop.ts";

export type OpenHome = Home & { path: string };

/** The mistakes in an owner's choice of home pages: a line for each, with the field of `shop.config.ts`. */
export function homeMistakes({ main, open }: Shop["homes"]): string[] {
  const named = open === "all" ? [] : open.map((key, i) => ({ key, field: `homes.open[${i}]` }));
  const known = homes.map(({ key }) => key).join(", ");
  const unknown = [{ key: main, field: "homes.main" }, ...named].filter(({ key }) => !findHome(key));
  const twice = named.filter(({ key }, i) => open.indexOf(key) < i);
  return [
    ...unknown.map(({ key, field }) => `shop.config.ts: ${field} is "${key}": write one of ${known}`),
    ...twice.map(({ key, field }) => `shop.config.ts: ${field} is "${key}" once more: write it once`),
  ];
}

/** Returns the open home pages with their URLs, the one at `/` first. Throws on `homeMistakes`. */
export function chooseHomes(choice: Shop["homes"]): [OpenHome, ...OpenHome[]] {
  const mistakes = homeMistakes(choice);
  const main = findHome(choice.main);
  if (!main || mistakes.length > 0) throw new Error(mistakes.join("\n"));
  const { open } = choice;
  const others = homes.filter((home) => home !== main && (open === "all" || open.includes(home.key)));
  return [{ ...main, path: "/" }, ...others.map((home) => ({ ...home, path: ownPath(home) }))];
}

function findHome(key: string): Home | undefined {
  return homes.find((home) => home.key === key);
}

/** The URL of a home page that is not the main one; for the main one it redirects to `/`. */
export function ownPath({ key }: Home): string {
  return `/home-${key}`;
}

/** The home pages as menus list them: by group, in the order of the list, the main one first. */
export function windowsOf(open: readonly OpenHome[]): HomeWindows[] {
  return [...new Set(open.map(({ group }) => group))].map((group) => ({
    group,
    homes: open.filter((home) => home.group === group).map(({ path, title }) => [path, title]),
  }));
}

/** The route module of a home page. */
export function fileOf({ key }: Pick<Home, "key">): string {
  return `showcase/homes/${key}.tsx`;
}
