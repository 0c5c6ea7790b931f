import { privatePaths } from "../platform/urls/private-paths.ts";

/** Prefix of the caches for a build's files. */
export const BUILT = "shop-built-";
/** Pictures are shared by all builds, because their URLs do not change. */
export const PICTURES = "shop-pictures";
export const OFFLINE_PATH = "/offline";

/** How the worker answers: documents, files whose URL changes with their content, pictures. It ignores `other`. */
export type RequestKind = "page" | "built" | "picture" | "other";

type RequestParts = { method: string; mode: string; url: string };

/** Returns the kind of a request. `/api` is `other`, because its answers are never cached. */
export function kindOf({ method, mode, url }: RequestParts, origin: string): RequestKind {
  const { pathname, searchParams, origin: target } = new URL(url);
  if (method !== "GET" || target !== origin || /^\/(api|healthz|readyz)(\/|$)/.test(pathname)) return "other";
  if (pathname.startsWith("/assets/")) return "built";
  if (pathname.startsWith("/locales/")) return searchParams.has("v") ? "built" : "other";
  if (/^\/pictures\/|^\/[\w-]+\.(svg|png)$/.test(pathname)) return "picture";
  return mode === "navigate" && !/\.\w+$/.test(pathname) ? "page" : "other";
}

/** Returns whether a document may stay on the device: no private screen and no search results. */
export function mayCachePage(url: string): boolean {
  const { pathname, searchParams } = new URL(url);
  return !privatePaths.test(pathname) && !searchParams.has("q");
}
