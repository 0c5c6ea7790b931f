import { Hono } from "hono";
import {
  changeEmailSchema,
  changePasswordSchema,
  confirmEmailSchema,
} from "../../app/features/account/account-schema.ts";
import { moveToAddress } from "../../app/features/account/former-addresses.server.ts";
import { freeAddress } from "../../app/features/account/free-address.server.ts";
import { forgetBrowsers } from "../../app/features/account/known-browsers.server.ts";
import { readLinkToken } from "../../app/features/account/link-token.server.ts";
import { queueAccountMail } from "../../app/features/account/queue-account-mail.server.ts";
import { mailboxOf } from "../../app/features/account/rate-limit-hits.server.ts";
import type { AccountAccess } from "./account-access.ts";
import { refuseLink } from "./account-entry.ts";
import { shownUser } from "./account-self.ts";
import { tooMany } from "./answers.ts";
import type { Deps } from "./deps.ts";
import { jsonBody, refuseFields } from "./json-body.ts";
import { refuseWrongPassword } from "./refuse-wrong-password.ts";
import { limits } from "./shared-limit.ts";

/** Changing the e-mail address and the password, below `/api/account`. */
export function accountCredentialRoutes(deps: Deps, access: AccountAccess): Hono {
  const { db, environment, now } = deps;
  const routes = new Hono();

  routes.post("/email", access.signedIn, jsonBody(changeEmailSchema), async (c) => {
    const { user, body } = c.var;
    const email = body.email.toLowerCase();
    if (email === user.email)
      return refuseFields(c, [{ path: "email", message: "This is already your e-mail address." }]);
    const refusal = await refuseWrongPassword(c, access, user, { password: body.password, path: "password" });
    if (refusal) return refusal;
    const mailbox = mailboxOf(email);
    const wait = await access.limits.shared.count(
      [limits.letters, `${mailbox} account ${user.id}`],
      [limits.lettersByAccounts, mailbox],
    );
    if (wait > 0) return tooMany(c, wait);
    // An unconfirmed registration with this address must not block its owner.
    await freeAddress(db, email);
    await access.callAuth(c, "/change-email", { newEmail: email });
    return c.json({ isOutbox: environment.mail.carrier === "outbox" }, 202);
  });

  routes.post("/email/confirm", access.signedIn, jsonBody(confirmEmailSchema), async (c) => {
    const { user } = c.var;
    const link = readLinkToken(c.var.body.token, environment.secrets);
    if (!link?.newEmail || link.email !== user.email) return refuseLink(c);
    if (!(await freeAddress(db, link.newEmail))) return refuseLink(c);
    const { status } = await access.callAuth(c, `/verify-email?${new URLSearchParams({ token: link.token })}`);
    if (status >= 400) return refuseLink(c);
    // A password reset link still in the old mailbox becomes invalid.
    await db.deleteFrom("verifications").where("value", "=", user.id).execute();
    const at = now();
    await moveToAddress(db, { userId: user.id, from: user.email, to: link.newEmail.toLowerCase() }, at);
    const job = { template: "address-changed", userId: user.id, email: user.email, at: at.toISOString() } as const;
    await queueAccountMail(db, job, at);
    const { email } = await db.selectFrom("users").select("email").where("id", "=", user.id).executeTakeFirstOrThrow();
    return c.json({ user: { ...shownUser(user), email } });
  });

  routes.post("/password", access.signedIn, jsonBody(changePasswordSchema), async (c) => {
    const { user } = c.var;
    const { current, password } = c.var.body;
    const refusal = await refuseWrongPassword(c, access, user, { password: current, path: "current" });
    if (refusal) return refusal;
    const change = { currentPassword: current, newPassword: password, revokeOtherSessions: true };
    const { status } = await access.callAuth(c, "/change-password", change);
    if (status >= 400) throw new Error(`changing a password failed with status ${status}`);
    await db.deleteFrom("verifications").where("value", "=", user.id).execute();
    await forgetBrowsers(db, user.id);
    await access.limits.remember(c, user.id);
    await queueAccountMail(db, { template: "password-changed", userId: user.id, at: now().toISOString() }, now());
    return c.json({ ok: true });
  });

  return routes;
}
