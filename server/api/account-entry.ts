import { type Context, Hono } from "hono";
import {
  confirmSchema,
  forgotSchema,
  registerSchema,
  resetSchema,
  signInSchema,
} from "../../app/features/account/account-schema.ts";
import { mailRequests } from "../../app/features/account/attempts.server.ts";
import { freeAddress, hasAccount } from "../../app/features/account/free-address.server.ts";
import { readLinkToken } from "../../app/features/account/link-token.server.ts";
import { ownPath } from "../../app/features/account/own-path.ts";
import { queueAccountMail } from "../../app/features/account/queue-account-mail.server.ts";
import { knownLanguage } from "../../app/i18n/languages.ts";
import { packPath } from "../auth.ts";
import type { AccountAccess } from "./account-access.ts";
import { refuse, tooMany } from "./answers.ts";
import type { Deps } from "./deps.ts";
import { jsonBody } from "./json-body.ts";
import { withMinimumDuration } from "./minimum-duration.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { createSharedLimit } from "./shared-limit.ts";

/** Minimum response time of a password reset request, in ms, whether or not an e-mail was sent. */
const FORGOT_MS = 250;

/** Registration, sign-in, sign-out and password reset, below `/api/auth`. Responses do not reveal known addresses. */
export function accountEntryRoutes(deps: Deps, access: AccountAccess): Hono {
  const { db, environment, shop } = deps;
  const mailLimit = createSharedLimit(deps, mailRequests);
  const isOutbox = environment.mail.carrier === "outbox";
  const inTurn = oneAtATime();
  const routes = new Hono();

  routes.post("/register", jsonBody(registerSchema), async (c) => {
    const { name, email, password, language, returnTo } = c.var.body;
    if ((await mailLimit.count(email)) > 0) return c.json({ isOutbox }, 202);
    const person = {
      name,
      email,
      password,
      language: knownLanguage(language) ?? shop.fallbackLanguage,
      callbackURL: packPath(ownPath(returnTo)),
    };
    const { status, wait } = await inTurn(email.toLowerCase(), async () => {
      // For an unconfirmed address the latest registration counts: its link will ask for that password.
      await freeAddress(db, email);
      return access.callAuth(c, "/sign-up/email", person);
    });
    if (status === 429) return tooMany(c, wait);
    // Another process has registered it meanwhile: its e-mail goes out.
    if (status >= 400 && (await hasAccount(db, email))) return c.json({ isOutbox }, 202);
    if (status >= 400) throw new Error(`registering failed with status ${status}`);
    return c.json({ isOutbox }, 202);
  });

  routes.post("/confirm", jsonBody(confirmSchema), (c) => confirm(c, deps, access, c.var.body));

  routes.post("/sign-in", jsonBody(signInSchema), (c) => signIn(c, access, c.var.body));

  routes.post("/sign-out", async (c) => {
    await access.callAuth(c, "/sign-out", {});
    return c.json({ ok: true });
  });

  routes.post("/forgot", jsonBody(forgotSchema), async (c) => {
    const { body } = c.var;
    if ((await mailLimit.count(body.email)) > 0) return c.json({ isOutbox }, 202);
    // Only an address with an account gets an e-mail: the response time must not reveal which.
    const { status, wait } = await withMinimumDuration(
      FORGOT_MS,
      access.callAuth(c, "/request-password-reset", { email: body.email }),
    );
    return status === 429 ? tooMany(c, wait) : c.json({ isOutbox }, 202);
  });

  routes.post("/reset", jsonBody(resetSchema), async (c) => {
    const { token, password } = c.var.body;
    const owner = await db
      .selectFrom("verifications")
      .innerJoin("users", "users.id", "verifications.value")
      .select("email")
      .where("identifier", "=", `reset-password:${token}`)
      .executeTakeFirst();
    const { status, wait } = await access.callAuth(c, "/reset-password", { token, newPassword: password });
    if (status === 429) return tooMany(c, wait);
    if (status >= 400 || !owner) return refuseLink(c);
    await access.forgetPasswords(owner.email);
    return c.json({ ok: true });
  });

  return routes;
}

type Credentials = { email: string; password: string };

async function signIn(c: Context, access: AccountAccess, { email, password }: Credentials): Promise<Response> {
  const toWait = await access.countPassword(email);
  if (toWait > 0) return tooMany(c, toWait);
  const { status, wait } = await access.callAuth(c, "/sign-in/email", { email, password });
  if (status === 429) return tooMany(c, wait);
  if (status === 403) {
    const message = "Please confirm your address first: we have sent you the link again.";
    return refuse(c, { status: 403, code: "unconfirmed", message });
  }
  if (status >= 400) {
    const message = "E-mail address and password do not match.";
    return refuse(c, { status: 401, code: "wrong-password", message });
  }
  await access.forgetPasswords(email);
  return c.json({ ok: true });
}

/**
 * Opens an account. It takes both the e-mailed link and the chosen password, so that nobody can register with somebody
 * else's address and wait for them to confirm it.
 */
async function confirm(
  c: Context,
  { db, environment, now }: Deps,
  access: AccountAccess,
  { token, password }: { token: string; password: string },
): Promise<Response> {
  const link = readLinkToken(token, environment.secret);
  if (!link || link.newEmail) return refuseLink(c);
  const { email } = link;
  const toWait = await access.countPassword(email);
  if (toWait > 0) return tooMany(c, toWait);
  if (!(await access.isPassword(c, email, password))) {
    const message = "This is not the password you chose when you registered.";
    return refuse(c, { status: 401, code: "wrong-password", message });
  }
  // Signing in below counts the password once more.
  await access.forgetPasswords(email);
  const { status } = await access.callAuth(c, `/verify-email?${new URLSearchParams({ token })}`);
  if (status >= 400) return refuseLink(c);
  const user = await db.selectFrom("users").select("id").where("email", "=", email).executeTakeFirstOrThrow();
  await queueAccountMail(db, { template: "welcome", userId: user.id }, now());
  return signIn(c, access, { email, password });
}

/** Refuses an e-mailed link that has expired or was never issued by the shop. */
export function refuseLink(c: Context): Response {
  const message = "This link is no longer valid. Please ask for a new one.";
  return refuse(c, { status: 400, code: "unknown-link", message });
}
