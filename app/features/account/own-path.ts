const SHOP = "https://shop.invalid";
const hasControls = /\p{Cc}|\\/u;

/** Returns the path to return to after signing in: one of the shop's own screens, else the account. */
export function ownPath(address: string | null | undefined): string {
  const path = screenPath(address);
  return !path || /^\/login-register([/?#]|$)/.test(path) ? "/my-account" : path;
}

/** Returns a path of the shop's own screens, never of another site or the API; anything else returns "". */
export function screenPath(address: string | null | undefined): string {
  if (!address?.startsWith("/") || address.length > 500 || hasControls.test(address)) return "";
  const { origin, pathname, search, hash } = read(address);
  if (origin !== SHOP || pathname.startsWith("//") || /^\/api(\/|$)/.test(pathname)) return "";
  return pathname + search + hash;
}

/** Resolves a path against the shop's origin; an invalid URL counts as another site. */
function read(address: string): URL {
  try {
    return new URL(address, SHOP);
  } catch {
    return new URL("about:blank");
  }
}

/** Returns the path of the sign-in screen that leads back to `path`. */
export function signInPath(path: string): string {
  return `/login-register?return=${encodeURIComponent(path)}`;
}
