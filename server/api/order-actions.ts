import { type Context, Hono } from "hono";
import { z } from "zod/mini";
import { isProductId } from "../../app/features/catalogue/product-limits.ts";
import { MAX_ORDER_LINES, orderedLine } from "../../app/features/checkout/checkout-schema.ts";
import { cancelOrder } from "../../app/features/orders/cancel-order.server.ts";
import { emailAddress, personName, token } from "../../app/features/orders/form-fields.ts";
import type { StoredOrder } from "../../app/features/orders/read-order.server.ts";
import { closePayment } from "../../app/features/payment/close-payment.server.ts";
import { withdraw } from "../../app/features/withdrawals/withdraw.server.ts";
import { refuse, tooMany } from "./answers.ts";
import { clientNetwork } from "./client-address.ts";
import type { Deps } from "./deps.ts";
import { jsonBody, languageSchema } from "./json-body.ts";
import type { OrderAccess } from "./order-access.ts";
import { payUrlOf } from "./pay-url.ts";
import { createSharedLimits, withdrawalUses } from "./shared-limit.ts";

const withCode = z.object({ code: token(60) });

/** Actions on an existing order: view, pay, cancel, withdraw. */
export function orderActionRoutes(deps: Deps, access: OrderAccess): Hono {
  const { db, shop, environment, now } = deps;
  const withdrawal = withdrawalSchema(shop.languages);
  const shared = createSharedLimits(deps);
  const routes = new Hono();

  routes.get("/:number", async (c) => {
    const found = await access.open(c, c.req.param("number"), c.req.query("code") ?? "");
    if (found instanceof Response) return found;
    return c.json({ order: (await access.settled(found)).order });
  });

  routes.post("/:number/pay", jsonBody(withCode), async (c) => {
    const found = await access.open(c, c.req.param("number"), c.var.body.code);
    if (found instanceof Response) return found;
    return c.json({ payUrl: await payUrlOf(deps, await access.settled(found)) });
  });

  routes.post("/:number/cancel", jsonBody(withCode), async (c) => {
    const found = await access.open(c, c.req.param("number"), c.var.body.code);
    return found instanceof Response ? found : cancel(c, deps, access, found);
  });

  routes.post("/:number/withdraw", jsonBody(withdrawal), async (c) => {
    const { lines = [], ...person } = c.var.body;
    const wait = await shared.count(...withdrawalUses(person.email, clientNetwork(c, environment)));
    if (wait > 0) return tooMany(c, wait);
    return c.json({ receipt: await withdraw(db, { ...person, lines, number: c.req.param("number") }, now()) }, 201);
  });

  return routes;
}

async function cancel(c: Context, deps: Deps, access: OrderAccess, found: StoredOrder): Promise<Response> {
  const { db, log, now } = deps;
  if (found.order.state === "awaiting-payment") {
    try {
      if (await closePayment(deps, found)) await cancelOrder(db, found.id, "by-shopper", now());
    } catch (error) {
      log.warn({ err: error, order: found.order.number }, "the payment could not be closed");
      const message = "The payment provider is not responding. Please try again in a moment.";
      return refuse(c, { status: 503, code: "payment-unavailable", message });
    }
  }
  const { order } = await access.again(found);
  if (order.state === "cancelled" || order.state === "expired") return c.json({ order });
  const message = "This order can no longer be cancelled.";
  return refuse(c, { status: 409, code: "not-cancellable", message, details: { state: order.state } });
}

/** Returns the schema of a withdrawal, without the order number. */
export function withdrawalSchema(languages: readonly string[]) {
  const name = personName(100, "Enter your name.");
  const item = z.extend(orderedLine, { id: z.string().check(z.refine(isProductId)) });
  const lines = z.optional(z.array(item).check(z.maxLength(MAX_ORDER_LINES)));
  return z.object({ name, email: emailAddress, language: languageSchema(languages), lines });
}
