import { randomBytes } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { CSRF_HEADER, csrfCookies } from "../../app/platform/requests/csrf.ts";
import { isSigned, type Secrets, sign } from "../../db/secrets.ts";
import type { Environment } from "../environment.ts";
import { refuse } from "./answers.ts";
import { ownOrigin } from "./client-address.ts";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/** Message for a change that another site may have sent: an English sentence for `t()`. */
export const NOT_FROM_THE_SHOP = "This request did not come from the shop. Please reload the page.";

/** Called by payment providers, which authenticate with a signature instead. */
const SIGNED = /^\/api\/payments\/[a-z0-9-]+\/webhook$/;

/**
 * Refuses changes that another site could have sent: checks the origin that the browser reports, and requires the
 * CSRF cookie's value in a header too, as another site cannot read it.
 */
export function refuseCrossSite(environment: Environment): MiddlewareHandler {
  return async (c, next) => {
    if (SAFE.has(c.req.method) || SIGNED.test(c.req.path)) return next();
    if (isFromElsewhere(c, environment) || !hasToken(c, environment))
      return refuse(c, { status: 403, code: "cross-site", message: NOT_FROM_THE_SHOP });
    return next();
  };
}

/**
 * Whether a browser says that a page of the shop sent this form. Without a token nothing less is enough: both headers have
 * to be there, and no other site can set them.
 */
export function isFromOwnPage(c: Context, environment: Environment): boolean {
  return c.req.header("sec-fetch-site") === "same-origin" && c.req.header("origin") === ownOrigin(c, environment);
}

/** Returns this browser's CSRF token and sets its cookie if missing. Only the shop's own scripts can read it. */
export function tokenFor(c: Context, environment: Environment): string {
  const name = cookieName(c, environment);
  const kept = getCookie(c, name);
  if (kept && isToken(kept, environment.secrets)) return kept;
  const nonce = randomBytes(18).toString("base64url");
  const token = `${nonce}.${sign(signedPart(nonce), environment.secrets[0])}`;
  setCookie(c, name, token, { path: "/", sameSite: "lax", secure: isHttps(c, environment) });
  return token;
}

function isFromElsewhere(c: Context, environment: Environment): boolean {
  const site = c.req.header("sec-fetch-site");
  if (site !== undefined && site !== "same-origin" && site !== "none") return true;
  const origin = c.req.header("origin");
  return origin !== undefined && origin !== ownOrigin(c, environment);
}

function hasToken(c: Context, environment: Environment): boolean {
  const cookie = getCookie(c, cookieName(c, environment));
  const header = c.req.header(CSRF_HEADER);
  return cookie !== undefined && cookie === header && isToken(cookie, environment.secrets);
}

function isHttps(c: Context, environment: Environment): boolean {
  return ownOrigin(c, environment).startsWith("https:");
}

function cookieName(c: Context, environment: Environment): string {
  return csrfCookies[isHttps(c, environment) ? "https" : "http"];
}

function signedPart(nonce: string): string {
  return `csrf:${nonce}`;
}

function isToken(token: string, secrets: Secrets): boolean {
  const [nonce = "", signature = ""] = token.split(".");
  return isSigned(signedPart(nonce), signature, secrets);
}
