import { matchPath } from "react-router";

declare global {
  /** The built routes, written by the router. */
  var __reactRouterManifest: { routes: Record<string, BuiltRoute> } | undefined;
}

type BuiltRoute = {
  path?: string;
  index?: boolean;
  module: string;
  imports?: readonly string[];
  css?: readonly string[];
};

const fetched = new Set<string>();

/**
 * Fetches scripts and styles of the page at a path, once for each kind of page: `/product/7` and `/product/8` share
 * them. If they do not come, nothing happens, and the next call tries again: the router's `PrefetchPageLinks` would
 * reload the page that is open.
 */
export async function fetchScreen(path: string): Promise<void> {
  const kind = path.split(/[/?#]/, 2)[1] ?? "";
  if (fetched.has(kind)) return;
  fetched.add(kind);
  const routes = Object.values(globalThis.__reactRouterManifest?.routes ?? {});
  const pathname = path.split(/[?#]/, 1)[0] ?? "";
  const route = routes.find(({ index, path = index && "/" }) => path && path !== "*" && matchPath(path, pathname));
  if (!route) return;
  for (const href of route.css ?? []) link({ rel: "prefetch", as: "style", href });
  for (const href of route.imports ?? []) link({ rel: "modulepreload", href });
  await import(/* @vite-ignore */ route.module).catch(() => fetched.delete(kind));
}

function link(attributes: { rel: string; href: string; as?: string }): void {
  document.head.append(Object.assign(document.createElement("link"), attributes));
}
