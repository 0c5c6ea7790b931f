import { type Context, Hono } from "hono";
import {
  confirmSchema,
  forgotSchema,
  registerSchema,
  resetSchema,
  signInSchema,
} from "../../app/features/account/account-schema.ts";
import { deviceName } from "../../app/features/account/device-name.ts";
import { freeAddress, hasAccount } from "../../app/features/account/free-address.server.ts";
import { readLinkToken } from "../../app/features/account/link-token.server.ts";
import { ownPath } from "../../app/features/account/own-path.ts";
import { queueAccountMail } from "../../app/features/account/queue-account-mail.server.ts";
import { knownLanguage } from "../../app/platform/i18n/languages.ts";
import { packPath } from "../auth.ts";
import type { AccountAccess } from "./account-access.ts";
import { refuse, tooMany } from "./answers.ts";
import { clientNetwork } from "./client-address.ts";
import type { Deps } from "./deps.ts";
import { jsonBody } from "./json-body.ts";
import { withMinimumDuration } from "./minimum-duration.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { letterUses, limits, type Use } from "./shared-limit.ts";

/** Minimum response time of a password reset request, in ms, whether or not an e-mail was sent. */
const FORGOT_MS = 250;

/** Registration, sign-in, sign-out and password reset, below `/api/auth`. Responses do not reveal known addresses. */
export function accountEntryRoutes(deps: Deps, access: AccountAccess): Hono {
  const { db, environment, shop } = deps;
  const isOutbox = environment.mail.carrier === "outbox";
  const inTurn = oneAtATime();
  const routes = new Hono();

  routes.post("/register", jsonBody(registerSchema), async (c) => {
    const { name, email, password, language, returnTo } = c.var.body;
    const wait = await access.limits.countEntry(c);
    if (wait > 0) return tooMany(c, wait);
    const enough = await access.limits.shared.count(...letterUses(email, clientNetwork(c, environment)));
    if (enough > 0) return c.json({ isOutbox }, 202);
    const person = {
      name,
      email,
      password,
      language: knownLanguage(language) ?? shop.fallbackLanguage,
      callbackURL: packPath(ownPath(returnTo)),
    };
    const { status } = await inTurn(email.toLowerCase(), async () => {
      // For an unconfirmed address the latest registration counts: its link will ask for that password.
      await freeAddress(db, email);
      return access.callAuth(c, "/sign-up/email", person);
    });
    // Another process has registered it meanwhile: its e-mail goes out.
    if (status >= 400 && (await hasAccount(db, email))) return c.json({ isOutbox }, 202);
    if (status >= 400) throw new Error(`registering failed with status ${status}`);
    return c.json({ isOutbox }, 202);
  });

  routes.post("/confirm", jsonBody(confirmSchema), (c) => confirm(c, deps, access, c.var.body));

  routes.post("/sign-in", jsonBody(signInSchema), (c) => signIn(c, deps, access, c.var.body));

  routes.post("/sign-out", async (c) => {
    await access.callAuth(c, "/sign-out", {});
    return c.json({ ok: true });
  });

  routes.post("/forgot", jsonBody(forgotSchema), async (c) => {
    const { body } = c.var;
    // Only an address with an account gets an e-mail: the response time must not reveal which.
    await withMinimumDuration(FORGOT_MS, forgot(c, access, body.email));
    return c.json({ isOutbox }, 202);
  });

  routes.post("/reset", jsonBody(resetSchema), async (c) => {
    const { token, password } = c.var.body;
    const wait = await access.limits.countEntry(c);
    if (wait > 0) return tooMany(c, wait);
    const owner = await db
      .selectFrom("verifications")
      .innerJoin("users", "users.id", "verifications.value")
      .select("users.id")
      .where("identifier", "=", `reset-password:${token}`)
      .executeTakeFirst();
    const { status } = await access.callAuth(c, "/reset-password", { token, newPassword: password });
    if (status >= 400 || !owner) return refuseLink(c);
    // Whoever has the mailbox is no stranger: however many others try, this browser can sign in now.
    await access.limits.remember(c, owner.id);
    return c.json({ ok: true });
  });

  return routes;
}

async function forgot(c: Context, access: AccountAccess, email: string): Promise<void> {
  if ((await access.limits.countReset(c, email)) > 0) return;
  await access.callAuth(c, "/request-password-reset", { email });
}

type Credentials = { email: string; password: string };

async function signIn(c: Context, deps: Deps, access: AccountAccess, typed: Credentials): Promise<Response> {
  const { wait, forget } = await access.limits.countPassword(c, typed.email);
  if (wait > 0) return tooMany(c, wait);
  const { status } = await access.callAuth(c, "/sign-in/email", typed);
  if (status === 403) {
    const message = "Please confirm your address first: we have sent you the link again.";
    return refuse(c, { status: 403, code: "unconfirmed", message });
  }
  if (status >= 400) {
    const message = "E-mail address and password do not match.";
    return refuse(c, { status: 401, code: "wrong-password", message });
  }
  await forget();
  const { db, now } = deps;
  const { id } = await userAt(db, typed.email);
  if (await access.limits.remember(c, id)) {
    const userAgent = c.req.header("user-agent") ?? "";
    const letter = { template: "new-browser", userId: id, device: deviceName(userAgent) ?? "" } as const;
    await queueAccountMail(db, { ...letter, at: now().toISOString() }, now());
  }
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
  const link = readLinkToken(token, environment.secrets);
  if (!link || link.newEmail) return refuseLink(c);
  const { email } = link;
  // Counted apart from signing in: only whoever has the link can use these attempts up.
  const use: Use = [limits.passwords, `link ${email}`];
  const wait = await access.limits.shared.count(use);
  if (wait > 0) return tooMany(c, wait);
  if (!(await access.isPassword(c, email, password))) {
    const message = "This is not the password you chose when you registered.";
    return refuse(c, { status: 401, code: "wrong-password", message });
  }
  await access.limits.shared.forget(use);
  const { status } = await access.callAuth(c, `/verify-email?${new URLSearchParams({ token: link.token })}`);
  if (status >= 400) return refuseLink(c);
  const { id } = await userAt(db, email);
  await queueAccountMail(db, { template: "welcome", userId: id }, now());
  await access.limits.remember(c, id);
  await access.callAuth(c, "/sign-in/email", { email, password });
  return c.json({ ok: true });
}

function userAt(db: Deps["db"], email: string): Promise<{ id: string }> {
  return db.selectFrom("users").select("id").where("email", "=", email.toLowerCase()).executeTakeFirstOrThrow();
}

/** Refuses an e-mailed link that has expired or was never issued by the shop. */
export function refuseLink(c: Context): Response {
  const message = "This link is no longer valid. Please ask for a new one.";
  return refuse(c, { status: 400, code: "unknown-link", message });
}
