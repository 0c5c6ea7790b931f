import type { Context, MiddlewareHandler } from "hono";
import { getCookie } from "hono/cookie";
import { HTTPException } from "hono/http-exception";
import type { AccountUser } from "../../app/features/account/account.ts";
import { once } from "../../app/features/catalogue/once.ts";
import { ADDRESS_HEADER, createAuth, sessionCookie } from "../auth.ts";
import { signedAnew } from "../sign-anew.ts";
import { createAccountLimits } from "./account-limits.ts";
import { refuse, tooMany } from "./answers.ts";
import { clientAddress, ownOrigin } from "./client-address.ts";
import type { Deps } from "./deps.ts";
import { createRateLimit } from "./rate-limit.ts";

/** Changes that one account may make per minute, across all its sessions. */
const CHANGES = 60;

export type SignedIn = AccountUser & { id: string; sessionId: string };

/** Better Auth's response. */
export type AuthAnswer = { status: number; code: string };

export type AccountAccess = ReturnType<typeof createAccountAccess>;

/**
 * Finds out who is signed in and calls Better Auth. The library is loaded with the first request that has a session
 * or needs one; its own endpoints cannot be reached from outside, only through ours.
 */
export function createAccountAccess(deps: Deps) {
  const { environment, db, now } = deps;
  const plainAuth = once(() => createAuth({ ...deps, isSecure: false }));
  const secureAuth = once(() => createAuth({ ...deps, isSecure: true }));
  const changes = createRateLimit({ limit: environment.rateLimit && CHANGES, windowMs: 60_000, now });
  const isSecure = (c: Context) => ownOrigin(c, environment).startsWith("https:");
  const authFor = (c: Context) => (isSecure(c) ? secureAuth() : plainAuth());

  async function user(c: Context): Promise<SignedIn | undefined> {
    if (!getCookie(c, sessionCookie(isSecure(c)))) return undefined;
    const auth = await authFor(c);
    const answer = await auth.api.getSession({ headers: headersFor(c, deps), asResponse: true });
    if (answer.status >= 500) throw new AccountsUnavailable();
    passCookies(c, answer);
    const found = (await answer.json()) as { session: { id: string }; user: AccountUser & { id: string } } | null;
    if (!found) return undefined;
    const { id, name, email, language } = found.user;
    return { id, name, email, language, sessionId: found.session.id };
  }

  return {
    user,
    limits: createAccountLimits(deps),
    /** Middleware that sets `c.var.user`; refuses signed-out users and accounts that make too many changes. */
    signedIn: (async (c, next) => {
      const found = await user(c);
      if (!found) return refuse(c, { status: 401, code: "signed-out", message: "Please sign in first." });
      const wait = c.req.method === "GET" ? 0 : changes.count(found.id);
      if (wait > 0) return tooMany(c, wait);
      c.set("user", found);
      return next();
    }) satisfies MiddlewareHandler<{ Variables: { user: SignedIn } }>,
    /** Calls Better Auth on behalf of this browser and passes its cookies back. */
    async callAuth(c: Context, path: string, body?: Record<string, unknown>): Promise<AuthAnswer> {
      const auth = await authFor(c);
      const init = body ? { method: "POST", body: JSON.stringify(body) } : {};
      const request = new Request(`${environment.baseUrl}/api/auth${path}`, { ...init, headers: headersFor(c, deps) });
      const answer = await auth.handler(request).catch((error: unknown) => {
        throw new AccountsUnavailable(error);
      });
      passCookies(c, answer);
      const failure = (await answer.json().catch(() => null)) as { code?: string } | null;
      if (answer.status >= 500) throw new AccountsUnavailable();
      return { status: answer.status, code: answer.ok ? "" : (failure?.code ?? "") };
    },
    /** Whether this is the password of the account with this e-mail address. */
    async isPassword(c: Context, email: string, password: string): Promise<boolean> {
      const context = await (await authFor(c)).$context;
      const row = await db
        .selectFrom("credentials")
        .innerJoin("users", "users.id", "credentials.user_id")
        .select("password")
        .where("email", "=", email.toLowerCase())
        .executeTakeFirst();
      return row?.password ? context.password.verify({ hash: row.password, password }) : false;
    },
  };
}

/** The library hides the cause of its failures; usually it is the database. */
class AccountsUnavailable extends HTTPException {
  constructor(cause?: unknown) {
    super(503, { message: "the library for accounts gave no answer", cause });
  }
}

function headersFor(c: Context, { environment }: Deps): Headers {
  const headers = new Headers({ "content-type": "application/json", origin: environment.baseUrl });
  for (const name of ["cookie", "user-agent"]) headers.set(name, c.req.header(name) ?? "");
  const name = sessionCookie(ownOrigin(c, environment).startsWith("https:"));
  const anew = signedAnew(getCookie(c, name) ?? "", environment.secrets);
  if (anew) headers.set("cookie", `${name}=${encodeURIComponent(anew)}`);
  const address = clientAddress(c, environment);
  if (address) headers.set(ADDRESS_HEADER, address);
  return headers;
}

function passCookies(c: Context, answer: Response): void {
  for (const cookie of answer.headers.getSetCookie()) c.header("set-cookie", cookie, { append: true });
}
