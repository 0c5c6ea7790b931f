import { Hono } from "hono";
import { z } from "zod/mini";
import { listOpenAlerts, removeAlert } from "../../app/features/account/account-stock-alerts.server.ts";
import { MAX_ITEM_KEY } from "../../app/features/catalogue/product-limits.ts";
import { token } from "../../app/features/orders/form-fields.ts";
import type { AccountAccess } from "./account-access.ts";
import type { Deps } from "./deps.ts";
import { jsonBody } from "./json-body.ts";

const alert = z.object({ item: token(MAX_ITEM_KEY) });

/** The back-in-stock alerts of an account's e-mail address, below `/api/account/requests`. */
export function accountStockAlertRoutes({ db }: Pick<Deps, "db">, access: AccountAccess): Hono {
  const routes = new Hono();

  routes.get("/", access.signedIn, async (c) => c.json({ requests: await listOpenAlerts(db, c.var.user.email) }));

  routes.post("/remove", access.signedIn, jsonBody(alert), async (c) => {
    const { email } = c.var.user;
    await removeAlert(db, email, c.var.body.item);
    return c.json({ requests: await listOpenAlerts(db, email) });
  });

  return routes;
}
