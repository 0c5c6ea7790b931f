const SHOP = "https://shop.invalid";
const hasControls = /\p{Cc}|\\/u;

/**
 * Returns the path to return to after signing in if it is one of the shop's own screens, never another site or the API.
 * Anything else returns `otherwise`.
 */
export function ownPath(asked: string | null | undefined, otherwise = "/my-account"): string {
  if (!asked?.startsWith("/") || asked.length > 500 || hasControls.test(asked)) return otherwise;
  const { origin, pathname, search, hash } = read(asked);
  if (origin !== SHOP || pathname.startsWith("//") || /^\/(api|login-register)(\/|$)/.test(pathname)) return otherwise;
  return pathname + search + hash;
}

/** Resolves a path against the shop's origin; an invalid URL counts as another site. */
function read(asked: string): URL {
  try {
    return new URL(asked, SHOP);
  } catch {
    return new URL("about:blank");
  }
}

/** Returns the path of the sign-in screen that leads back to `path`. */
export function signInPath(path: string): string {
  return `/login-register?return=${encodeURIComponent(path)}`;
}
