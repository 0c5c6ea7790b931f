import { type Context, Hono } from "hono";
import { findAccountOrder, keepOrder, listAccountOrders } from "../../app/features/account/account-orders.server.ts";
import { claimSchema } from "../../app/features/account/account-schema.ts";
import type { AccountAccess, SignedIn } from "./account-access.ts";
import { refuse } from "./answers.ts";
import type { Deps } from "./deps.ts";
import { jsonBody } from "./json-body.ts";
import type { OrderAccess } from "./order-access.ts";

/** The orders of an account, below `/api/account/orders`. */
export function accountOrderRoutes({ db, now }: Deps, access: AccountAccess, orders: OrderAccess): Hono {
  const routes = new Hono();

  routes.get("/", access.signedIn, async (c) => c.json({ orders: await listAccountOrders(db, c.var.user.id) }));

  routes.get("/:number", access.signedIn, async (c) => {
    const { user } = c.var;
    const found = await findAccountOrder(db, user.id, c.req.param("number"));
    if (found) return c.json({ order: (await orders.settled(found)).order });
    return refuse(c, { status: 404, code: "order-unknown", message: "There is no such order in your account." });
  });

  routes.post("/claim", access.signedIn, jsonBody(claimSchema), async (c) => {
    const { user, body } = c.var;
    const found = await orders.open(c, body.number, body.code);
    if (found instanceof Response) return found;
    const isTheirs = found.order.contact.email.toLowerCase() === user.email;
    if (isTheirs && (await keepOrder(db, user.id, found.id, now())))
      return c.json({ orders: await listAccountOrders(db, user.id) });
    const message = "This order was placed with a different e-mail address from your account’s.";
    return refuse(c, { status: 409, code: "not-yours", message });
  });

  return routes;
}

/** Returns the signed-in customer who places an order, if any. Logs failures instead of failing the order. */
export async function whoOrders(c: Context, { log }: Deps, access: AccountAccess): Promise<SignedIn | undefined> {
  try {
    return await access.user(c);
  } catch (error) {
    log.error({ err: error }, "an order is placed without its account");
    return undefined;
  }
}

/** Adds a new order to an account. Logs failures instead of failing the order. */
export async function keepPlacedOrder({ db, log, now }: Deps, user: SignedIn, orderId: string): Promise<void> {
  try {
    await keepOrder(db, user.id, orderId, now());
  } catch (error) {
    log.error({ err: error, orderId }, "a placed order did not reach its account");
  }
}
