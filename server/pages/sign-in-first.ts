import type { MiddlewareHandler } from "hono";
import { getCookie } from "hono/cookie";
import { signInPath } from "../../app/features/account/own-path.ts";
import { ownOrigin } from "../api/client-address.ts";
import { sessionCookie } from "../auth.ts";
import type { Environment } from "../environment.ts";

/**
 * Leads whoever cannot be signed in from an account to signing in and back, which the page itself would find out with its scripts and a
 * request. A mailed link stays: its page takes the code out of the address.
 */
export function signInFirst(environment: Environment): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { pathname, search } = new URL(context.req.url);
    const name = sessionCookie(ownOrigin(context, environment).startsWith("https:"));
    if (context.res.status !== 200 || search || getCookie(context, name)) return;
    // Without the page's own headers.
    context.res = undefined;
    context.res = context.newResponse(null, 302, { location: signInPath(pathname), "cache-control": "no-store" });
  };
}
