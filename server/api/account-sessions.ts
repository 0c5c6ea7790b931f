import { Hono } from "hono";
import { z } from "zod/mini";
import { endSession, endSessions, listSessions } from "../../app/features/account/sessions.server.ts";
import { token } from "../../app/features/orders/form-fields.ts";
import type { AccountAccess } from "./account-access.ts";
import type { Deps } from "./deps.ts";
import { readBody } from "./read-body.ts";

const oneSession = z.object({ id: token(100) });

/** Where somebody is signed in, and how to end that. Below `/api/account/sessions`. */
export function accountSessionRoutes({ db, now }: Deps, access: AccountAccess): Hono {
  const routes = new Hono();

  routes.get("/", async (c) => {
    const user = await access.open(c);
    if (user instanceof Response) return user;
    return c.json({ sessions: await listSessions(db, user, now()) });
  });

  routes.post("/end", async (c) => {
    const user = await access.open(c);
    if (user instanceof Response) return user;
    const read = await readBody(c, oneSession);
    if (!read.ok) return read.response;
    await endSession(db, user.id, read.body.id);
    return c.json({ sessions: await listSessions(db, user, now()) });
  });

  routes.post("/end-all", async (c) => {
    const user = await access.open(c);
    if (user instanceof Response) return user;
    await endSessions(db, user.id);
    await access.ask(c, "/sign-out", {});
    return c.json({ ok: true });
  });

  return routes;
}
