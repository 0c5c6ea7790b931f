import { Hono } from "hono";
import { z } from "zod/mini";
import { forgetBrowsers } from "../../app/features/account/known-browsers.server.ts";
import { endSession, endSessions, listSessions } from "../../app/features/account/sessions.server.ts";
import { token } from "../../app/features/orders/form-fields.ts";
import type { AccountAccess } from "./account-access.ts";
import type { Deps } from "./deps.ts";
import { jsonBody } from "./json-body.ts";

const oneSession = z.object({ id: token(100) });

/** Lists the sessions of an account and ends them. Below `/api/account/sessions`. */
export function accountSessionRoutes({ db, now }: Deps, access: AccountAccess): Hono {
  const routes = new Hono();

  routes.get("/", access.signedIn, async (c) => {
    const { user } = c.var;
    return c.json({ sessions: await listSessions(db, user, now()) });
  });

  routes.post("/end", access.signedIn, jsonBody(oneSession), async (c) => {
    const { user, body } = c.var;
    await endSession(db, user.id, body.id);
    return c.json({ sessions: await listSessions(db, user, now()) });
  });

  routes.post("/end-all", access.signedIn, async (c) => {
    const { user } = c.var;
    await endSessions(db, user.id);
    await forgetBrowsers(db, user.id);
    await access.limits.remember(c, user.id);
    await access.callAuth(c, "/sign-out", {});
    return c.json({ ok: true });
  });

  return routes;
}
