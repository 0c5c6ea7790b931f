/** The header that repeats the CSRF cookie's value in requests that change data: other sites cannot read it. */
export const CSRF_HEADER = "x-csrf-token";

/** Names of the cookie; the `__Host-` prefix makes browsers reject one set by any other host. */
export const csrfCookies = { https: "__Host-csrf", http: "csrf" } as const;
