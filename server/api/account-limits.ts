import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { knownBrowser, rememberBrowser } from "../../app/features/account/known-browsers.server.ts";
import { mailboxOf } from "../../app/features/account/rate-limit-hits.server.ts";
import { KNOWN_DAYS } from "../../app/features/jobs/clear-old.server.ts";
import { clientNetwork, ownOrigin } from "./client-address.ts";
import type { Deps } from "./deps.ts";
import { createSharedLimits, limits, type Use } from "./shared-limit.ts";

export type AccountLimits = ReturnType<typeof createAccountLimits>;

/**
 * Limits on guessing passwords and on letters that reset them. A browser that has signed in to the account before counts
 * by itself, so that no stranger can use up its attempts; others count by network and address, with a higher ceiling for
 * the address, which a letter to its mailbox gets past.
 */
export function createAccountLimits(deps: Pick<Deps, "db" | "environment" | "now">) {
  const { db, environment, now } = deps;
  const shared = createSharedLimits(deps);
  const cookieOf = (c: Context) => browserCookie(ownOrigin(c, environment).startsWith("https:"));

  async function usesOf(c: Context, what: "passwords" | "resets", email: string): Promise<Use[]> {
    const known = await knownBrowser(db, getCookie(c, cookieOf(c)), email, now());
    if (known) return [[limits[what], `browser ${known}`]];
    const network = clientNetwork(c, environment);
    const mailbox = mailboxOf(email);
    return [
      [limits[what], `${mailbox} ${network}`],
      [limits.entries, network],
      [limits[`${what}OfAddress`], mailbox],
    ];
  }

  return {
    shared,
    /** Counts a password tried for an address; returns the seconds to wait and what forgets it once it was right. */
    async countPassword(c: Context, email: string) {
      const uses = await usesOf(c, "passwords", email);
      const [own] = uses;
      return { wait: await shared.count(...uses), forget: async () => own && (await shared.forget(own)) };
    },
    /** Counts a request for a letter that resets a password. */
    countReset: async (c: Context, email: string) => shared.count(...(await usesOf(c, "resets", email))),
    /** Counts a request that anybody may send and that costs a letter or a password's hash. */
    countEntry: (c: Context) => shared.count([limits.entries, clientNetwork(c, environment)]),
    /** Notes that this browser has signed in to an account; returns whether it is new to it. */
    async remember(c: Context, userId: string): Promise<boolean> {
      const name = cookieOf(c);
      const { token, isNew } = await rememberBrowser(db, { token: getCookie(c, name), userId }, now());
      const secure = name.startsWith("__Host-");
      setCookie(c, name, token, { path: "/", httpOnly: true, sameSite: "lax", secure, maxAge: KNOWN_DAYS * 86_400 });
      return isNew;
    },
  };
}

function browserCookie(isSecure: boolean): string {
  return isSecure ? "__Host-known-browser" : "known-browser";
}
