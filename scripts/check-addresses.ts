import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { isDeadLink, readTargets } from "../app/features/catalogue/catalogue-targets.server.ts";
import { pageName } from "../app/features/information/information-pages.ts";
import { ownPages } from "../app/features/information/own-pages.server.ts";
import routes from "../app/routes.ts";
import type { Shop } from "../app/settings/shop.ts";
import { StartError } from "../db/start-error.ts";
import { REDIRECTS, readRedirects } from "../server/redirects.ts";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");

/** Paths that the server handles itself, besides routes and the files of `public/`. */
const served = ["api", "assets", "healthz", "readyz", "invoice", "sitemap", "feed"];

/** Returns the mistakes in the owner's page names and link targets. */
export function addressMistakes({ links = {} }: Pick<Shop, "links">): string[] {
  const paths = pathsOf(routes);
  const pages = ownPages().flatMap((page) => {
    const file = `content/pages/${page}.md`;
    if (!pageName.test(page))
      return `${file}: its name is its address: write it in small letters a to z, digits and hyphens, as in size-guide.md`;
    const isTaken =
      served.includes(page) ||
      existsSync(join(root, "public", page)) ||
      paths.filter((path) => path === page).length > 1;
    return isTaken ? `${file}: /${page} is an address of the shop already: call the file otherwise` : [];
  });
  const targets = readTargets(join(root, "catalogue"));
  const isDead = (to: string) => {
    const path = to.replace(/[?#].*$/, "");
    const isThere =
      path === "/" || paths.some((pattern) => matchesRoute(path, pattern)) || existsSync(join(root, "public", path));
    return !isThere || isDeadLink(path, targets);
  };
  const dead = Object.entries(links).flatMap(([place, group]) =>
    group.flatMap(({ to }, i) => {
      if (!isDead(to)) return [];
      const path = to.replace(/[?#].*$/, "");
      return `shop.config.ts: links.${place}[${i}].to is "${to}": there is no such page${/^\/[a-z0-9-]+$/.test(path) ? `; one of your own is content/pages${path}.md` : ""}`;
    }),
  );
  return [...pages, ...dead, ...redirectMistakes(isDead)];
}

function redirectMistakes(isDead: (to: string) => boolean): string[] {
  try {
    return readRedirects()
      .filter(({ to }) => isDead(to))
      .map(({ line, to }) => `${REDIRECTS}: line ${line}: there is no page "${to}"`);
  } catch (error) {
    if (error instanceof StartError) return error.message.split("\n");
    throw error;
  }
}

function pathsOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsOf(children)]);
}

/** Returns whether a path matches a route such as `product/:id` or `my-account/:section?`, except the catch-all. */
function matchesRoute(path: string, pattern: string): boolean {
  const form = pattern.replace(/\/:\w+\?/g, "(/[^/]+)?").replace(/:\w+/g, "[^/]+");
  return pattern !== "*" && new RegExp(`^/${form}/?$`).test(path);
}
