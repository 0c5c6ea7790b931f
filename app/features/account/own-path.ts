const SHOP = "https://shop.invalid";
const hasControls = /\p{Cc}|\\/u;

/**
 * The path to go back to after signing in: one of the shop's own screens, never another site and never the interface.
 * Anything else gives `otherwise`.
 */
export function ownPath(asked: string | null | undefined, otherwise = "/my-account"): string {
  if (!asked?.startsWith("/") || asked.length > 500 || hasControls.test(asked)) return otherwise;
  if (!URL.canParse(asked, SHOP)) return otherwise;
  const { origin, pathname, search, hash } = new URL(asked, SHOP);
  if (origin !== SHOP || pathname.startsWith("//") || /^\/(api|login-register)(\/|$)/.test(pathname)) return otherwise;
  return pathname + search + hash;
}

/** The address of the sign-in screen that leads back to `path`. */
export function signInPath(path: string): string {
  return `/login-register?return=${encodeURIComponent(path)}`;
}
