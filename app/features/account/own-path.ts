const SHOP = "https://shop.invalid";
const hasControls = /\p{Cc}|\\/u;

/**
 * The path to go back to after signing in: one of the shop's own screens, never another site and never the API.
 * Anything else gives `otherwise`.
 */
export function ownPath(asked: string | null | undefined, otherwise = "/my-account"): string {
  if (!asked?.startsWith("/") || asked.length > 500 || hasControls.test(asked)) return otherwise;
  const { origin, pathname, search, hash } = read(asked);
  if (origin !== SHOP || pathname.startsWith("//") || /^\/(api|login-register)(\/|$)/.test(pathname)) return otherwise;
  return pathname + search + hash;
}

/** An address from the shop's own; what makes none is that of another site. */
function read(asked: string): URL {
  try {
    return new URL(asked, SHOP);
  } catch {
    return new URL("about:blank");
  }
}

/** The address of the sign-in screen that leads back to `path`. */
export function signInPath(path: string): string {
  return `/login-register?return=${encodeURIComponent(path)}`;
}
