/** The header in which a change to the shop says again what the cookie holds: another site cannot read that. */
export const CSRF_HEADER = "x-csrf-token";

/** The cookie's names; the prefix makes browsers refuse one of this name from any other host. */
export const csrfCookies = { https: "__Host-csrf", http: "csrf" } as const;
