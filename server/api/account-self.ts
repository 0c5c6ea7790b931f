import { Hono } from "hono";
import { deleteSchema, profileSchema } from "../../app/features/account/account-schema.ts";
import { eraseAccount } from "../../app/features/account/erase-account.server.ts";
import { exportAccount } from "../../app/features/account/export-account.server.ts";
import type { AccountAccess, SignedIn } from "./account-access.ts";
import type { Deps } from "./deps.ts";
import { readBody } from "./read-body.ts";
import { refuseWrongPassword } from "./refuse-wrong-password.ts";

/** Who somebody is, everything that is stored of them, and the end of it. Below `/api/account`. */
export function accountSelfRoutes({ db, shop, now }: Deps, access: AccountAccess): Hono {
  const routes = new Hono();

  routes.get("/", async (c) => {
    const user = await access.user(c);
    return c.json({ user: user ? shownUser(user) : null });
  });

  routes.post("/profile", async (c) => {
    const user = await access.open(c);
    if (user instanceof Response) return user;
    const read = await readBody(c, profileSchema);
    if (!read.ok) return read.response;
    const language = shop.languages.find((own) => own === read.body.language) ?? user.language;
    const change = { name: read.body.name, language, updated_at: now().toISOString() };
    await db.updateTable("users").set(change).where("id", "=", user.id).execute();
    return c.json({ user: { ...shownUser(user), name: change.name, language } });
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
    const refusal = await refuseWrongPassword(c, access, user, { password: read.body.password, path: "password" });
    if (refusal) return refusal;
    await eraseAccount(db, user, now());
    await access.ask(c, "/sign-out", {});
    return c.json({ ok: true });
  });

  return routes;
}

/** What the browser is told of an account. */
export function shownUser({ name, email, language }: SignedIn) {
  return { name, email, language };
}
