import { type Context, Hono } from "hono";
import {
  changeEmailSchema,
  changePasswordSchema,
  confirmEmailSchema,
  deleteSchema,
  profileSchema,
} from "../../app/features/account/account-schema.ts";
import { eraseAccount } from "../../app/features/account/erase-account.server.ts";
import { exportAccount } from "../../app/features/account/export-account.server.ts";
import { readLinkToken } from "../../app/features/account/link-token.server.ts";
import { queueAccountMail } from "../../app/features/account/queue-account-mail.server.ts";
import type { AccountAccess, SignedIn } from "./account-access.ts";
import { refuseLink } from "./account-entry.ts";
import type { Deps } from "./deps.ts";
import { tooMany } from "./order-access.ts";
import { readBody, refuseFields } from "./read-body.ts";

const WRONG = "This is not your password.";

/** Who somebody is: name, address, password, everything stored of them, and the end of it. Below `/api/account`. */
export function accountSelfRoutes({ db, shop, environment, now }: Deps, access: AccountAccess): Hono {
  const routes = new Hono();

  routes.get("/", async (c) => {
    const user = await access.user(c);
    return c.json({ user: user ? shown(user) : null });
  });

  routes.post("/profile", async (c) => {
    const user = await access.open(c);
    if (user instanceof Response) return user;
    const read = await readBody(c, profileSchema);
    if (!read.ok) return read.response;
    const language = shop.languages.find((own) => own === read.body.language) ?? user.language;
    const change = { name: read.body.name, language, updated_at: now().toISOString() };
    await db.updateTable("users").set(change).where("id", "=", user.id).execute();
    return c.json({ user: { ...shown(user), name: change.name, language } });
  });

  routes.post("/email", async (c) => {
    const user = await access.open(c);
    if (user instanceof Response) return user;
    const read = await readBody(c, changeEmailSchema);
    if (!read.ok) return read.response;
    const email = read.body.email.toLowerCase();
    if (email === user.email)
      return refuseFields(c, [{ path: "email", message: "This is already your e-mail address." }]);
    const refusal = await refusePassword(c, user, { password: read.body.password, path: "password" });
    if (refusal) return refusal;
    const { status, wait } = await access.ask(c, "/change-email", { newEmail: email });
    if (status === 429) return tooMany(c, wait);
    return c.json({ isOutbox: environment.mail.carrier === "outbox" }, 202);
  });

  routes.post("/email/confirm", async (c) => {
    const user = await access.open(c);
    if (user instanceof Response) return user;
    const read = await readBody(c, confirmEmailSchema);
    if (!read.ok) return read.response;
    const { token } = read.body;
    const link = readLinkToken(token);
    if (!link?.isChange || link.email !== user.email) return refuseLink(c);
    const { status } = await access.ask(c, `/verify-email?${new URLSearchParams({ token })}`);
    if (status >= 400) return refuseLink(c);
    const at = now();
    const letter = { template: "address-changed", userId: user.id, email: user.email, at: at.toISOString() } as const;
    await queueAccountMail(db, letter, at);
    const { email } = await db.selectFrom("users").select("email").where("id", "=", user.id).executeTakeFirstOrThrow();
    return c.json({ user: { ...shown(user), email } });
  });

  routes.post("/password", async (c) => {
    const user = await access.open(c);
    if (user instanceof Response) return user;
    const read = await readBody(c, changePasswordSchema);
    if (!read.ok) return read.response;
    const { current, password } = read.body;
    const refusal = await refusePassword(c, user, { password: current, path: "current" });
    if (refusal) return refusal;
    const change = { currentPassword: current, newPassword: password, revokeOtherSessions: true };
    const { status, wait } = await access.ask(c, "/change-password", change);
    if (status === 429) return tooMany(c, wait);
    if (status >= 400) throw new Error(`changing a password failed with status ${status}`);
    await db.deleteFrom("verifications").where("value", "=", user.id).execute();
    await queueAccountMail(db, { template: "password-changed", userId: user.id, at: now().toISOString() }, now());
    return c.json({ ok: true });
  });

  routes.get("/export", async (c) => {
    const user = await access.open(c);
    return user instanceof Response ? user : c.json(await exportAccount(db, user, now()));
  });

  routes.post("/delete", async (c) => {
    const user = await access.open(c);
    if (user instanceof Response) return user;
    const read = await readBody(c, deleteSchema);
    if (!read.ok) return read.response;
    const refusal = await refusePassword(c, user, { password: read.body.password, path: "password" });
    if (refusal) return refusal;
    await eraseAccount(db, user, now());
    await access.ask(c, "/sign-out", {});
    return c.json({ ok: true });
  });

  return routes;

  type Typed = { password: string; path: string };

  /** Asks again for the password before what a stolen session must not do. */
  async function refusePassword(c: Context, user: SignedIn, { password, path }: Typed): Promise<Response | undefined> {
    const wait = await access.countPassword(user.email);
    if (wait > 0) return tooMany(c, wait);
    if (!(await access.isPassword(c, user.email, password))) return refuseFields(c, [{ path, message: WRONG }]);
    await access.forgetPasswords(user.email);
    return undefined;
  }
}

function shown({ name, email, language }: SignedIn) {
  return { name, email, language };
}
