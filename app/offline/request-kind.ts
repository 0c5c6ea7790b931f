import { privatePaths } from "../features/screens/private-paths.ts";

/** How the worker answers: documents, files whose address changes with their content, pictures; the rest is not its own. */
export type RequestKind = "page" | "built" | "picture" | "other";

type Asked = { method: string; mode: string; url: string };

/** What a request is for. `/api` is never the worker's business: what it says is true for the moment alone. */
export function kindOf({ method, mode, url }: Asked, origin: string): RequestKind {
  const { pathname, searchParams, origin: asked } = new URL(url);
  if (method !== "GET" || asked !== origin || /^\/(api|healthz|readyz)(\/|$)/.test(pathname)) return "other";
  if (pathname.startsWith("/assets/")) return "built";
  if (pathname.startsWith("/locales/")) return searchParams.has("v") ? "built" : "other";
  if (/^\/pictures\/|^\/[\w-]+\.(svg|png)$/.test(pathname)) return "picture";
  return mode === "navigate" && !/\.\w+$/.test(pathname) ? "page" : "other";
}

/** Whether a document may stay on the device: none of one shopper's own screens, and nothing that somebody searched for. */
export function mayKeepPage(url: string): boolean {
  const { pathname, searchParams } = new URL(url);
  return !privatePaths.test(pathname) && !searchParams.has("q");
}
