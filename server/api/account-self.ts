import { Hono } from "hono";
import { deleteSchema, profileSchema } from "../../app/features/account/account-schema.ts";
import { eraseAccount } from "../../app/features/account/erase-account.server.ts";
import { exportAccount } from "../../app/features/account/export-account.server.ts";
import { knownLanguage } from "../../app/platform/i18n/languages.ts";
import type { AccountAccess, SignedIn } from "./account-access.ts";
import type { Deps } from "./deps.ts";
import { jsonBody } from "./json-body.ts";
import { refuseWrongPassword } from "./refuse-wrong-password.ts";

/** The signed-in user, their profile, the export of their data, and deletion. Below `/api/account`. */
export function accountSelfRoutes({ db, now }: Deps, access: AccountAccess): Hono {
  const routes = new Hono();

  routes.get("/", async (c) => {
    const user = await access.user(c);
    return c.json({ user: user ? shownUser(user) : null });
  });

  routes.post("/profile", access.signedIn, jsonBody(profileSchema), async (c) => {
    const { user, body } = c.var;
    const language = knownLanguage(body.language) ?? user.language;
    const change = { name: body.name, language, updated_at: now().toISOString() };
    await db.updateTable("users").set(change).where("id", "=", user.id).execute();
    return c.json({ user: { ...shownUser(user), name: change.name, language } });
  });

  routes.get("/export", access.signedIn, async (c) => {
    const { user } = c.var;
    return c.json(await exportAccount(db, user, now()));
  });

  routes.post("/delete", access.signedIn, jsonBody(deleteSchema), async (c) => {
    const { user, body } = c.var;
    const refusal = await refuseWrongPassword(c, access, user, { password: body.password, path: "password" });
    if (refusal) return refusal;
    await eraseAccount(db, user, now());
    await access.callAuth(c, "/sign-out", {});
    return c.json({ ok: true });
  });

  return routes;
}

/** The account fields that are sent to the browser. */
export function shownUser({ name, email, language }: SignedIn) {
  return { name, email, language };
}
